import type { RoleModel } from "./role-model.ts";

/** 'I-h' goes on with what 'B-h' began. */
const canFollow = (before: string | undefined, label: string): boolean =>
  !label.startsWith("I-") || before?.slice(1) === label.slice(1);

/** The most likely labels of all tokens together (Viterbi). @param emissions scores of the labels for each token. */
export function bestPath(emissions: readonly Float32Array[], { labels, matrix }: RoleModel): readonly string[] {
  const { values: transitions, columns } = matrix("transitions");
  let scores = labels.map((label, to) =>
    canFollow(undefined, label)
      ? (emissions[0]?.[to] ?? 0) + (transitions[labels.length * columns + to] ?? 0)
      : -Infinity,
  );
  const cameFrom: number[][] = [];
  for (const emission of emissions.slice(1)) {
    const before = scores;
    const best: number[] = [];
    scores = labels.map((label, to) => {
      let [top, topScore] = [0, -Infinity];
      for (const [from, score] of before.entries()) {
        if (!canFollow(labels[from], label)) continue;
        const sum = score + (transitions[from * columns + to] ?? 0);
        if (sum > topScore) [top, topScore] = [from, sum];
      }
      best.push(top);
      return topScore + (emission[to] ?? 0);
    });
    cameFrom.push(best);
  }
  const path = [scores.indexOf(Math.max(...scores))];
  for (const best of cameFrom.toReversed()) path.unshift(best[path[0] ?? 0] ?? 0);
  return path.map((label) => labels[label] ?? "O");
}
