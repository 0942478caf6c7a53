/**
 * Fits the tagger of prompts' words (docs/decisions/0099-words-by-a-trained-tagger.md) to the examples beside it: `npm run studio:roles`.
 * Features are made here, by the code that also reads customers' prompts; `studio-roles.py` only fits numbers to them. It needs python3
 * with PyTorch (Debian's python3-torch, and libopenblas0 for its speed), takes twenty minutes, and is needed only when the examples or the
 * features change.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseExample, type RoleExample } from "#studio/engine/brief/roles/parse-example.ts";
import { roles } from "#studio/engine/brief/roles/roles.ts";
import { featuresOf, gramRows, markRows } from "#studio/engine/brief/roles/token-features.ts";
import { tokensOf } from "#studio/engine/brief/roles/tokens.ts";
import { exchangeOf, varyExample } from "#studio/engine/brief/roles/vary-example.ts";
import { createRandom } from "#studio/engine/random.ts";

const folder = "packages/studio/engine/brief/roles";
const letters = Object.keys(roles);
const labels = ["O", ...letters.flatMap((letter) => [`B-${letter}`, `I-${letter}`])];
const letterOf = Object.fromEntries(Object.entries(roles).map(([letter, role]) => [role, letter]));

function rowOf({ text, spans }: RoleExample) {
  const tokens = tokensOf(text);
  const begun = new Set<(typeof spans)[number]>();
  const gold = tokens.map(({ from, to }) => {
    const span = spans.find((one) => one.from < to && one.to > from);
    if (!span) return 0;
    const label = labels.indexOf(`${begun.has(span) ? "I" : "B"}-${letterOf[span.role]}`);
    begun.add(span);
    return label;
  });
  return { tokens: tokens.map((token) => token.text), features: featuresOf(text, tokens), gold };
}

const examplesIn = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").map(parseExample);

const examples = path.join(folder, "examples");
/** Examples that tests guard count several times: among ten times as many others, they would be forgotten. */
const timesOf = (name: string): number => (name === "guarded.txt" ? 4 : 1);
const byLanguage = readdirSync(examples).map((name) =>
  Array.from({ length: timesOf(name) }, () => examplesIn(path.join(examples, name))).flat(),
);
const train = byLanguage.flat().map(rowOf);
const random = createRandom("roles");
/** Each example in so many other ways. */
const ways = 3;
const varied = Array.from({ length: ways }, () =>
  byLanguage.flatMap((all) => {
    const exchange = exchangeOf(all);
    return all.map((example) => rowOf(varyExample(example, exchange, random)));
  }),
);
const test = examplesIn(path.join(folder, "held-out.txt")).map(rowOf);
const scratch = mkdtempSync(path.join(os.tmpdir(), "easel-roles-"));
const file = path.join(scratch, "features.json");
writeFileSync(file, JSON.stringify({ labels, gramRows, markRows, train, varied, test }));
const program = path.join(import.meta.dirname, "studio-roles.py");
const model = path.join(folder, "role-model.bin");
// `npm run studio:roles -- --on` goes on from the weights that there are.
const from = process.argv.includes("--on") ? [model] : [];
execFileSync("python3", [program, file, model, ...from], { stdio: "inherit" });
rmSync(scratch, { recursive: true });
