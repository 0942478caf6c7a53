/**
 * `npm run studio:weights`: fits the weights that the studio's search estimates the look of a design with. `docs/studio/labels.tsv` has designs
 * that reviewers labelled A, B or C by their look, with the features that they had then. Prints how well labels are foreseen that were held
 * back, and writes `packages/studio/engine/search/look-weights.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";

interface Labelled {
  /** Designs for the same prompt are compared with each other, and are held back together. */
  readonly prompt: string;
  readonly worth: number;
  readonly features: readonly number[];
}

interface Model {
  readonly base: number;
  readonly weights: readonly number[];
}

const worths: Readonly<Record<string, number>> = { A: 1, B: 0.3, C: 0 };
/** Few labels, many features: weights stay small unless many labels agree. */
const ridge = 40;
const folds = 5;
/** Labels of a composition from which on it has a weight of its own. */
const labelsMin = 3;

const [head = "", ...lines] = (await readFile("docs/studio/labels.tsv", "utf8")).trimEnd().split("\n");
const columns = head.split("\t");
const firstFeature = columns.indexOf("note") + 1;
const styleAt = columns.indexOf("style");
const cells = lines.map((line) => line.split("\t"));
/** Style and composition of a design: each adds what is not measured of it. */
const kindsOf = (row: readonly string[]): readonly string[] => {
  const [style, composition] = [row[styleAt] ?? "", row[columns.indexOf("composition")] ?? ""];
  return [style, composition, `${style} ${composition}`];
};
const counts = new Map<string, number>();
for (const kind of cells.flatMap(kindsOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
/** Drawn anew since it was labelled: its features count, it does not. */
const isRedrawn = (kind: string): boolean => kind.endsWith(" (before)");
const kinds = [...counts].flatMap(([kind, count]) => (count >= labelsMin && !isRedrawn(kind) ? [kind] : [])).toSorted();
const names = [...columns.slice(firstFeature), ...kinds];
const labelled = cells.map(
  (row): Labelled => ({
    prompt: row[columns.indexOf("prompt")] ?? "",
    worth: worths[row[columns.indexOf("look")] ?? ""] ?? 0,
    features: [...row.slice(firstFeature).map(Number), ...kinds.map((kind) => (kindsOf(row).includes(kind) ? 1 : 0))],
  }),
);

/** Labels and features as differences from the mean of their prompt's: reviewers are strict by rounds, and some prompts are hard. */
function withinPrompts(rows: readonly Labelled[]): readonly Labelled[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...Map.groupBy(rows, ({ prompt }) => prompt).values()].flatMap((group) => {
    const worth = mean(group.map((one) => one.worth));
    const middles = names.map((_, at) => mean(group.map(({ features }) => features[at] ?? 0)));
    return group.map((one) => ({
      ...one,
      worth: one.worth - worth,
      features: one.features.map((value, at) => value - (middles[at] ?? 0)),
    }));
  });
}

/** Ridge regression on standardized features, given back for features as they are. */
function fitRidge(all: readonly Labelled[]): Model {
  const rows = withinPrompts(all);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = names.map((_, at) => mean(rows.map(({ features }) => features[at] ?? 0)));
  const spreads = names.map(
    (_, at) => Math.sqrt(mean(rows.map(({ features }) => ((features[at] ?? 0) - (means[at] ?? 0)) ** 2))) || 1,
  );
  const middle = mean(rows.map(({ worth }) => worth));
  const scaled = rows.map(({ features }) =>
    features.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const left = names.map((_, a) =>
    names.map((_name, b) => scaled.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), a === b ? ridge : 0)),
  );
  const right = names.map((_, a) =>
    scaled.reduce((sum, row, at) => sum + (row[a] ?? 0) * ((rows[at]?.worth ?? 0) - middle), 0),
  );
  const solved = solve(left, right);
  const weights = solved.map((weight, at) => weight / (spreads[at] ?? 1));
  return { weights, base: middle - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0) };
}

/** Gaussian elimination. @param left symmetric and positive, by the ridge: no row needs to be exchanged. */
function solve(left: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = left.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    for (const below of rows.slice(at + 1)) {
      const factor = (below[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= right.length; column += 1)
        below[column] = (below[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  const solved: number[] = Array.from(right, () => 0);
  for (const at of [...rows.keys()].reverse()) {
    const row = rows[at] ?? [];
    const known = solved.reduce((sum, value, column) => sum + (column > at ? (row[column] ?? 0) * value : 0), 0);
    solved[at] = ((row[right.length] ?? 0) - known) / (row[at] ?? 1);
  }
  return solved;
}

const foresee = ({ base, weights }: Model, { features }: Labelled): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), base);

const prompts = [...new Set(labelled.map(({ prompt }) => prompt))];
const foreseen = new Map<Labelled, number>();
for (let fold = 0; fold < folds; fold += 1) {
  const isHeldBack = ({ prompt }: Labelled) => prompts.indexOf(prompt) % folds === fold;
  const model = fitRidge(labelled.filter((one) => !isHeldBack(one)));
  for (const one of labelled.filter(isHeldBack)) foreseen.set(one, foresee(model, one));
}
const pairs = labelled.flatMap((a) =>
  labelled.filter((b) => a.prompt === b.prompt && a.worth > b.worth).map((b) => [a, b] as const),
);
const right = pairs.filter(([a, b]) => (foreseen.get(a) ?? 0) > (foreseen.get(b) ?? 0)).length;
console.log(`${labelled.length} labels of ${prompts.length} prompts, ${names.length} features`);
console.log(
  `Of two designs for a prompt, the better is foreseen in ${Math.round((right / pairs.length) * 100)} % of ${pairs.length} pairs, each held back.`,
);

const halves = [...Map.groupBy(labelled, ({ prompt }) => prompt).values()].map((group) => {
  const best = group.toSorted((a, b) => (foreseen.get(b) ?? 0) - (foreseen.get(a) ?? 0));
  return [best.slice(0, Math.ceil(best.length / 2)), best.slice(Math.ceil(best.length / 2))] as const;
});
const shareOfA = (half: 0 | 1) => {
  const designs = halves.flatMap((both) => both[half]);
  return Math.round((designs.filter(({ worth }) => worth === 1).length / designs.length) * 100);
};
console.log(
  `Of each prompt's designs, the better half as foreseen has ${shareOfA(0)} % A, the other ${shareOfA(1)} %.`,
);

const { weights } = fitRidge(labelled);
const meanOf = (value: (one: Labelled) => number) =>
  labelled.reduce((sum, one) => sum + value(one), 0) / labelled.length;
const base = meanOf((one) => one.worth) - meanOf((one) => foresee({ base: 0, weights }, one));
const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000);
const entries = names.map(
  (name, at) => `  ${/^[a-z]+$/i.test(name) ? name : JSON.stringify(name)}: ${rounded(weights[at] ?? 0)},`,
);
await writeFile(
  "packages/studio/engine/search/look-weights.ts",
  `/** Written by \`npm run studio:weights\`: what a feature adds to how a design looks. */\nexport const weights: Readonly<Record<string, number>> = {\n${entries.join("\n")}\n};\n\nexport const base = ${rounded(base)};\n`,
);
