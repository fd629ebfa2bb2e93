"""Chats, their members and their topics."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from sandbox.messages import Message
    from sandbox.people import Account

Kind = Literal["private", "group", "supergroup", "channel"]
PRESENT = frozenset({"creator", "administrator", "member", "restricted"})
ADMIN_RIGHTS = (
    "can_be_edited", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
    "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users",
    "can_post_stories", "can_edit_stories", "can_delete_stories", "can_pin_messages",
    "can_manage_topics", "can_send_welcome_messages",
)  # fmt: skip
SEND_RIGHTS = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos",
    "can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls",
    "can_send_other_messages", "can_add_web_page_previews",
)  # fmt: skip
FEW_RIGHTS = (
    "can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics",
    "can_react_to_messages", "can_edit_tag",
)  # fmt: skip


@dataclass(slots=True)
class Member:
    """What one account is in one chat."""

    account: Account
    status: str = "member"
    can_send: bool = True
    can_send_photos: bool = True

    @property
    def is_admin(self) -> bool:
        """Whether he owns or administers the chat."""
        return self.status in ("creator", "administrator")

    @property
    def is_present(self) -> bool:
        """Whether he is in the chat."""
        return self.status in PRESENT

    def json(self) -> dict[str, Any]:
        """Return the membership as a ChatMember object."""
        member: dict[str, Any] = {"status": self.status, "user": self.account.json()}
        if self.status == "creator":
            member["is_anonymous"] = False
        elif self.status == "administrator":
            member |= {"is_anonymous": False} | dict.fromkeys(ADMIN_RIGHTS, True)
        elif self.status == "restricted":
            member |= {"is_member": True, "until_date": 0}
            member |= dict.fromkeys(SEND_RIGHTS, self.can_send)
            member["can_send_photos"] = self.can_send and self.can_send_photos
            member |= dict.fromkeys(FEW_RIGHTS, False)
        elif self.status == "kicked":
            member["until_date"] = 0
        return member


@dataclass(slots=True)
class TopicState:
    """One topic of a forum."""

    thread_id: int
    name: str
    closed: bool = False


@dataclass(slots=True, eq=False)
class Chat:
    """One chat as the server keeps it."""

    id: int
    kind: Kind
    title: str = ""
    user: Account | None = None
    is_forum: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, TopicState] = field(default_factory=dict)
    history: dict[int, Message] = field(default_factory=dict)
    # What one member alone sees, by the id that it has instead of a message's.
    whispers: dict[int, Message] = field(default_factory=dict)
    whispered: int = 0
    counter: int = 0
    started: bool = False
    blocked: bool = False
    deleted: bool = False
    general_closed: bool = False
    members_hidden: bool = False
    migrated_to: int | None = None
    # Which bot wrote last: privacy mode gives plain commands to that one only.
    last_bot: int = 0
    pinned: int = 0

    def json(self) -> dict[str, Any]:
        """Return the chat as a Bot API Chat object."""
        chat: dict[str, Any] = {"id": self.id, "type": self.kind}
        if self.user is not None:
            chat["first_name"] = self.user.first_name
            if self.user.last_name:
                chat["last_name"] = self.user.last_name
            if self.user.username:
                chat["username"] = self.user.username
        else:
            chat["title"] = self.title
        if self.is_forum:
            chat["is_forum"] = True
        return chat

    def member(self, user_id: int) -> Member | None:
        """Return what this account is here, if it ever was anything."""
        return self.members.get(user_id)

    def has(self, user_id: int) -> bool:
        """Tell whether this account is in the chat now."""
        member = self.members.get(user_id)
        return member is not None and member.is_present
