"""The ten lessons, in the order in which they build on each other.

Hands, moves and what is right are data; a test plays each by its presses and lets the engine judge
all the rest. The words to each step are in ``bot.render.lesson_texts``.
"""

from typing import Final

from bot.lessons.script import Lesson, Step

TRICKS: Final = Lesson(
    hands=("AH TH AC TC QD 9S 9D", "KH 9H QC JC KS TD JD", "QH KC AS TS QS AD KD"),
    talon="JH 9C JS",
    dealer=2,
    before="p p g1JS g29C k100",
    steps=(
        Step("cAH", "c9H cQH"),
        Step("cTH", "cKH cQS"),
        Step("cAC", "cJC cKC"),
    ),
)
FOLLOWING: Final = Lesson(
    hands=("AD QD TS KS 9S QH JH", "AC TC JC AH TH KD 9H", "QC 9C KH TD 9D AS QS"),
    talon="KC JD JS",
    dealer=0,
    before="p p g2JS g0JD k100 cAC c9C",
    steps=(Step("c9S", "cKD cTD"), Step("cAD")),
)
MARRIAGE: Final = Lesson(
    hands=("AH KH QH AS QS JD 9C", "9H TS JS AC KC TD QD", "JH KS 9S TC QC AD KD"),
    talon="TH 9D JC",
    dealer=2,
    before="p p g19C g29D k120",
    steps=(Step("cAS", "cJS c9S"), Step("mQH", "c9H cJH")),
)
TRUMPS: Final = Lesson(
    hands=("AS TS KH QH TH JD 9C", "JH 9H KS 9S TC QC TD", "AH QS JS AC KC AD QD"),
    talon="KD 9D JC",
    dealer=2,
    before="p p g19C g2JC k120 cAS c9S cJS mQH c9H cAH cAC",
    steps=(
        Step("cKH", "c9C"),
        Step("cTH", "cJH cJC"),
        Step("cTS", "cKS cQS"),
    ),
)
SECOND_MARRIAGE: Final = Lesson(
    hands=("AS 9S AD TD KD QD 9H", "AC TC KC QC 9C AH QS", "KS TS JS JC JH TH QH"),
    talon="JD 9D KH",
    dealer=0,
    before="p p g29D g0JD k120 cAC cJC c9H mKC cJH cJD cQS cJS",
    steps=(
        Step("cAS"),
        Step("mQD", "c9C c9D"),
        Step("cAD", "cQC cQH"),
    ),
)
AUCTION: Final = Lesson(
    hands=("KH QH AS TS AD 9C JD", "TH JH TD 9D KS 9S JC", "AC TC KC KD QD QS JS"),
    talon="AH 9H QC",
    dealer=1,
    before="",
    steps=(Step("b105", "p b110"), Step("b115", "p")),
)
PASSING: Final = Lesson(
    hands=("AC 9C KS 9S TH JH QD", "9H QS TC QC AD KD JD", "AH KH QH AS TS KC 9D"),
    talon="TD JC JS",
    dealer=0,
    before="b105",
    steps=(
        Step("p", "p g09D g1JS k120 cAS"),
        Step("c9S", "cJS mQH"),
        Step("cTH", "c9H"),
    ),
)
EXCHANGE: Final = Lesson(
    hands=AUCTION.hands,
    talon=AUCTION.talon,
    dealer=AUCTION.dealer,
    before="b105 p b110 b115 p",
    steps=(Step("g29C,g1QC"), Step("k130")),
)
WRITING_OFF: Final = Lesson(
    hands=("KS JS TD JD 9D 9H QH", "AS AC AD KD TH KH TC", "KC QC JC TS QS QD AH"),
    talon="JH 9C 9S",
    dealer=2,
    before="p p",
    steps=(Step("w"),),
)
BARREL: Final = Lesson(
    hands=("AH KH QH AS TS 9C JD", "JH KS 9S TC QC AD QD", "9H QS JS KC JC TD KD"),
    talon="TH AC 9D",
    dealer=1,
    before="",
    steps=(
        Step("b120", "p p"),
        Step("g29D,g1JD"),
        Step("k120"),
        Step("cAS", "c9S cJS"),
        Step(
            "mQH",
            "cJH c9H cAH cQD cTD cTH cKS cQS cKH cJD c9D cTS cQC cKD cAC cTC cJC c9C cAD cKC",
        ),
    ),
    totals=(880, 420, 615),
)

COURSE: Final = (
    TRICKS,
    FOLLOWING,
    MARRIAGE,
    TRUMPS,
    SECOND_MARRIAGE,
    AUCTION,
    PASSING,
    EXCHANGE,
    WRITING_OFF,
    BARREL,
)
