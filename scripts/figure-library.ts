/** Writes the studio's library of figures from free icon sets and Unicode's keywords (docs/decisions/0087-figure-library.md). */
import { readFileSync, writeFileSync } from "node:fs";
import { mapPoints, pathData } from "../packages/studio/engine/geometry/path.ts";
import { wordsOf } from "./figure-library/collect-words.ts";
import { type LibraryPiece, partsOfPicture, partsOfSign } from "./figure-library/convert-icon.ts";
import { drawnByHand, finePictures, fluentPictures, otherPictures } from "./figure-library/pictures.ts";
import { readIcon } from "./figure-library/read-icon.ts";

const packages = new URL("figure-library/node_modules/", import.meta.url);
const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, packages), "utf8"));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const sets = new Map<string, IconSet>();
function bodyOf(set: string, name: string): string {
  if (!sets.has(set)) sets.set(set, readJson(`@iconify-json/${set}/icons.json`));
  const body = sets.get(set)?.icons[name]?.body;
  if (!body) throw new Error(`${set} has no icon ${name}`);
  return body;
}

const listed = (list: string) => list.trim().split(/\s+/);
const pictures = [
  ...listed(fluentPictures).map((entry) => {
    const [name = "", id = name] = entry.split(":");
    return { id, set: "fluent-emoji-flat", name, read: partsOfPicture };
  }),
  ...listed(otherPictures).map((entry) => {
    const [set = "", name = "", id = name] = entry.split(":");
    return { id, set, name, read: partsOfSign };
  }),
];

/** Tenths of the figure's hundredth are enough: a figure is drawn a thousand pixels wide at most. */
const dataOf = ({ part, path }: LibraryPiece): string =>
  part[0] + pathData(mapPoints(path, ([x, y]) => [Math.round(x * 10), Math.round(y * 10)]));

/** A source file that holds lines of data. */
function writeData(file: string, name: string, says: string, lines: readonly string[]): void {
  const text = `// Written by \`npm run figures:library\` (docs/decisions/0087-figure-library.md).\n/** ${says} */\nexport const ${name} = \`${lines.join("\n")}\`;\n`;
  writeFileSync(new URL(`../packages/studio/${file}`, import.meta.url), text);
  console.log(file, lines.length, "lines,", Math.round(text.length / 1024), "KB");
}

writeData(
  "art/figures/library-drawings.ts",
  "libraryDrawings",
  "Figures of free icon sets, one a line: id, tab, pieces with `|` between them, each a letter for its part and its outline in a square of 1000.",
  pictures.map(({ id, set, name, read }) => {
    const pieces = read(readIcon(bodyOf(set, name)), finePictures.includes(id));
    return `${id}\t${pieces.map(dataOf).join("|")}`;
  }),
);
const byHand = listed(drawnByHand).map((entry) => {
  const [name = "", id = name] = entry.split(":");
  return { id, name };
});
const emoji = pictures.map(({ id, set, name }) => ({ id, name: set === "fluent-emoji-flat" ? name : undefined }));
writeData(
  "engine/brief/lexicons/thing-names.ts",
  "thingNames",
  "Words for figures, one figure a line: id, then its words in English, German, French and Spanish with tabs before them.",
  [...emoji, ...byHand].map(({ id, name }) => [id, ...wordsOf(id, name)].join("\t")),
);
