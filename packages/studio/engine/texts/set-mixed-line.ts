import type { Cluster } from "./text-faces.ts";

/** A word or a mark of one face and one direction. */
export interface Token extends Cluster {
  readonly direction: "left" | "right" | "neutral" | "blank";
  readonly isBold: boolean;
}

export interface PlacedToken {
  readonly text: string;
  readonly token: Token;
  /** In points from the left edge. */
  readonly x: number;
}

export interface MixedLines {
  readonly startsRight: boolean;
  readonly lines: readonly (readonly PlacedToken[])[];
}

/** Letters of a longer token are set as another. */
const tokenMax = 40;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function directionOf(text: string): Token["direction"] {
  if (/^[\s\u200b]+$/.test(text)) return "blank";
  if (/\p{Nd}/u.test(text)) return "left";
  if (rightToLeft.test(text)) return /\p{P}/u.test(text) ? "neutral" : "right";
  return /[\p{L}\p{N}]/u.test(text) ? "left" : "neutral";
}

/** Joins the letters of a word, so that they are shaped together, and the digits of a number, so that they stay in order. */
export function readTokens(clusters: readonly Cluster[], isBold: boolean): readonly Token[] {
  const tokens: Token[] = [];
  for (const [index, cluster] of clusters.entries()) {
    const before = tokens.at(-1);
    const isInNumber = /^[.,:/]$/.test(cluster.text) && /\d$/.test(before?.text ?? "");
    const goesOn = isInNumber && /^\d/.test(clusters[index + 1]?.text ?? "");
    const direction = goesOn ? "left" : directionOf(cluster.text);
    const isSame = before?.direction === direction && before.family === cluster.family;
    if (before && isSame && /left|right/.test(direction) && before.text.length < tokenMax) {
      tokens[tokens.length - 1] = { ...before, text: before.text + cluster.text };
    } else tokens.push({ ...cluster, direction, isBold });
  }
  return tokens;
}

/**
 * Breaks a paragraph of mixed scripts into lines and puts each in the order in which it is seen: the Unicode algorithm for text in both
 * directions, without its explicit marks. A paragraph starts on the side of its first letter.
 */
export function setMixedLines(
  tokens: readonly Token[],
  width: number,
  widthOf: (text: string, token: Token) => number,
): MixedLines {
  const startsRight = tokens.find(({ direction }) => /left|right/.test(direction))?.direction === "right";
  const lines = breakLines(tokens, width, (token) => widthOf(token.text, token)).map((line) => {
    const seen = inSeenOrder(line, startsRight).map(({ token, isRight }) => {
      const text = isRight && token.direction === "neutral" ? mirrored(token.text) : token.text;
      return { text, token, width: widthOf(text, token) };
    });
    let x = startsRight ? width - seen.reduce((sum, placed) => sum + placed.width, 0) : 0;
    return seen.map(({ text, token, width }) => {
      const placed = { text, token, x };
      x += width;
      return placed;
    });
  });
  return { startsRight, lines };
}

/** At blanks; within a word only where no line holds it. */
function breakLines(tokens: readonly Token[], width: number, widthOf: (token: Token) => number): readonly Token[][] {
  const lines: Token[][] = [[]];
  let used = 0;
  let word: Token[] = [];
  const add = (parts: readonly Token[]) => {
    const size = parts.reduce((sum, part) => sum + widthOf(part), 0);
    if (used > 0 && used + size > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...parts);
    used += size;
  };
  const endWord = () => {
    const isWide = word.reduce((sum, part) => sum + widthOf(part), 0) > width;
    for (const parts of isWide ? word.map((part) => [part]) : [word]) add(parts);
    word = [];
  };
  for (const token of tokens) {
    if (token.direction !== "blank") word.push(token);
    else {
      endWord();
      lines.at(-1)?.push(token);
      used += widthOf(token);
    }
  }
  endWord();
  return lines.map(withoutEdges);
}

function withoutEdges(line: readonly Token[]): Token[] {
  const first = line.findIndex(({ direction }) => direction !== "blank");
  const last = line.findLastIndex(({ direction }) => direction !== "blank");
  return first < 0 ? [] : line.slice(first, last + 1);
}

interface Directed {
  readonly token: Token;
  readonly isRight: boolean;
}

/**
 * Puts a line in the order in which it is seen. What lies between two words of one direction has it as well; anything else has the
 * paragraph’s.
 */
function inSeenOrder(line: readonly Token[], startsRight: boolean): readonly Directed[] {
  const strong = line.map(({ direction }) => (direction === "right" ? true : direction === "left" ? false : undefined));
  const before: boolean[] = [];
  for (const [index, isRight] of strong.entries()) before.push(isRight ?? before[index - 1] ?? startsRight);
  const after: boolean[] = [];
  for (let index = line.length - 1; index >= 0; index--)
    after[index] = strong[index] ?? after[index + 1] ?? startsRight;
  const directed = line.map((token, index) => ({
    token,
    isRight: strong[index] ?? (before[index] === after[index] ? before[index] === true : startsRight),
  }));
  const stretches: Directed[][] = [];
  for (const one of directed) {
    const stretch = stretches.at(-1);
    if (stretch?.[0]?.isRight === one.isRight) stretch.push(one);
    else stretches.push([one]);
  }
  const turned = stretches.map((stretch) => (stretch[0]?.isRight ? stretch.toReversed() : stretch));
  return (startsRight ? turned.toReversed() : turned).flat();
}

const pairs = "()[]{}<>«»‹›";

function mirrored(text: string): string {
  const at = pairs.indexOf(text);
  return at < 0 ? text : (pairs[at % 2 === 0 ? at + 1 : at - 1] ?? text);
}
