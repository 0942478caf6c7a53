import { bestPath } from "./best-path.ts";
import { runLstm } from "./lstm.ts";
import { type Matrix, type RoleModel, roleModel } from "./role-model.ts";
import { isPrinted, type RoleSpan, roles } from "./roles.ts";
import { featuresOf, type TokenFeatures } from "./token-features.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Further words stay without a role: reading takes a time that grows with them. */
const tokensMax = 400;

/** Score that is added to those of printed roles where no word would be printed otherwise. */
const leaning = 1.5;

/**
 * Finds which words of a prompt are printed, and as what (docs/decisions/0099-words-by-a-trained-tagger.md).
 * @param isEnough whether a design can be made of the roles: otherwise, words that are nearly as likely printed are.
 */
export function tagRoles(
  text: string,
  isEnough: (spans: readonly RoleSpan[]) => boolean = () => true,
): readonly RoleSpan[] {
  const model = roleModel();
  const tokens = tokensOf(text).slice(0, tokensMax);
  if (tokens.length === 0) return [];
  const emissions = emissionsOf(featuresOf(text, tokens), model);
  const leanTo = model.labels.map((label) => (isPrinted(roles[label.slice(2) as keyof typeof roles]) ? leaning : 0));
  const plain = spansOf(tokens, bestPath(emissions, model));
  if (isEnough(plain)) return plain;
  const leaned = emissions.map((scores) => scores.map((score, at) => score + (leanTo[at] ?? 0)));
  return spansOf(tokens, bestPath(leaned, model));
}

/** Scores of the labels for each token. */
function emissionsOf(features: readonly TokenFeatures[], model: RoleModel): readonly Float32Array[] {
  const [grams, marks] = [model.matrix("grams"), model.matrix("marks")];
  const input = features.map((feature) => {
    const vector = new Float32Array(grams.columns + marks.columns);
    for (const row of feature.grams) addRow(vector, 0, grams, row, 1 / feature.grams.length);
    for (const row of feature.marks) addRow(vector, grams.columns, marks, row, 1);
    return vector;
  });
  const hidden = runLstm(runLstm(input, model, 0), model, 1);
  const [weights, bias] = [model.matrix("out"), model.matrix("out bias").values];
  return hidden.map((vector) =>
    Float32Array.from({ length: weights.rows }, (_, label) => (bias[label] ?? 0) + dot(weights, label, vector)),
  );
}

function addRow(vector: Float32Array, at: number, { columns, values }: Matrix, row: number, factor: number): void {
  for (let k = 0; k < columns; k++) vector[at + k] = (vector[at + k] ?? 0) + factor * (values[row * columns + k] ?? 0);
}

function dot({ columns, values }: Matrix, row: number, vector: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < columns; k++) sum += (values[row * columns + k] ?? 0) * (vector[k] ?? 0);
  return sum;
}

function spansOf(tokens: readonly Token[], labels: readonly string[]): readonly RoleSpan[] {
  const spans: RoleSpan[] = [];
  for (const [index, { from, to }] of tokens.entries()) {
    const [begin, letter] = (labels[index] ?? "O").split("-");
    const last = spans.at(-1);
    if (begin === "I" && last) spans.splice(-1, 1, { ...last, to });
    else if (begin === "B") spans.push({ role: roles[letter as keyof typeof roles], from, to });
  }
  return spans;
}
