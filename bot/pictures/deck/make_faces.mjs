// Makes the faces in this folder from the SVG deck that README.md names. In an empty folder:
//   npm install @letele/playing-cards react react-dom @resvg/resvg-js sharp
//   node make_faces.mjs FOLDER_OF_THE_FACES
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Packages are looked for where the script is started, not where it lies.
const require = createRequire(path.join(process.cwd(), "package.json"));
const { createElement } = require("react");
const { renderToStaticMarkup } = require("react-dom/server");
const { Resvg } = require("@resvg/resvg-js");
const sharp = require("sharp");

const WIDTH = 220; // of a face in pixels; the deck has the ratio 5:7
const QUALITY = 82;
const RANKS = { A: "a", T: "10", K: "k", Q: "q", J: "j", 9: "9" };
const COLOURS = { S: "#101010", C: "#101010", D: "#d4101c", H: "#d4101c" };
const FOUR_COLOURS = { C: "#0a7d38", D: "#1658d0" };
const PIP = /(<symbol id="[^"]*" viewBox="-600 -600 1200 1200"[^>]*><path d="[^"]*")( fill="[^"]*")?/;
const USE = (size) => new RegExp(`<use xlink:href="[^"]*" height="${size}" width="${size}"[^>]*></use>`, "g");
const FRAME = /(<rect width="239"[^>]*><\/rect>)(.*)(<\/svg>)/s;

const folder = process.argv[2];
const deck = await load();
for (const suit of Object.keys(COLOURS)) {
  for (const [code, rank] of Object.entries(RANKS)) {
    const svg = renderToStaticMarkup(createElement(deck[suit + rank]));
    await write(`${code}${suit}`, drawn(svg, rank, COLOURS[suit]));
    if (FOUR_COLOURS[suit]) await write(`${code}${suit}4`, drawn(svg, rank, FOUR_COLOURS[suit]));
  }
}

async function load() {
  // The package is an ES module without saying so, and needs one helper that every engine has.
  const source = path.join(process.cwd(), "node_modules/@letele/playing-cards/dist/index.esm.js");
  const copy = path.join(process.cwd(), "deck.mjs");
  const text = fs.readFileSync(source, "utf8");
  fs.writeFileSync(copy, text.replace(/^import _extends.*$/m, "const _extends = Object.assign;"));
  return import(pathToFileURL(copy));
}

function drawn(svg, rank, colour) {
  svg = svg.replace(PIP, `$1 fill="${colour}"`).replace('ry="12" fill="#fff" stroke="#000"', 'ry="14" fill="#fff" stroke="#8a8a8a"');
  // Ranks have other letters in each language: the program writes them, and large.
  svg = svg.replace(USE("32"), "").replace(USE("26\\.769"), "");
  // The address of the maker, and the picture code of it.
  svg = svg.replace(/<text.*?<\/text>/gs, "").replace(/<path fill="#fff" d="m0-34\.098[^>]*><\/path>/, "");
  if ("kqj".includes(rank)) return svg.replace(FRAME, '$1<g transform="scale(.79 .93)">$2</g>$3');
  if (rank === "a") return svg;
  return svg.replace(/height="70" width="70" x="([^"]*)" y="([^"]*)"/g, (_, x, y) => {
    const [across, down] = [(Number(x) + 35) * 0.74, (Number(y) + 35) * 0.98];
    return `height="60" width="60" x="${across - 30}" y="${down - 30}"`;
  });
}

async function write(name, svg) {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: WIDTH * 4 } }).render().asPng();
  const small = sharp(png).resize({ width: WIDTH });
  await small.webp({ quality: QUALITY, alphaQuality: 100, effort: 6 }).toFile(path.join(folder, `${name}.webp`));
}
