import { tokenize, tokenTypes } from "css-tree";

/** A part of a style sheet, or of a block in one. Preludes and values are as they are written. */
export type CssPart =
  | { readonly kind: "declaration"; readonly name: string; readonly value: string }
  | { readonly kind: "rule"; readonly prelude: string; readonly parts: readonly CssPart[] }
  /** `parts` is undefined without a block. */
  | {
      readonly kind: "at-rule";
      readonly name: string;
      readonly prelude: string;
      readonly parts: readonly CssPart[] | undefined;
    };

/** Deeper, it is no style sheet of a picture. */
const depthMax = 30;

interface Tokens {
  readonly css: string;
  readonly types: readonly number[];
  readonly starts: readonly number[];
  /** The place of the closing bracket, by that of the opening one. */
  readonly pairs: ReadonlyMap<number, number>;
}

const {
  Ident,
  AtKeyword,
  Function: FunctionStart,
  LeftParenthesis,
  RightParenthesis,
  LeftSquareBracket,
  RightSquareBracket,
  LeftCurlyBracket,
  RightCurlyBracket,
  Colon,
  Semicolon,
  WhiteSpace,
  Comment,
  CDO,
  CDC,
} = tokenTypes;

const closing = new Map([
  [FunctionStart, RightParenthesis],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [LeftCurlyBracket, RightCurlyBracket],
]);

/**
 * The rules of a style sheet, or the declarations of a style attribute, as CSS Syntax reads them: nothing is damaged, at most left out.
 * css-tree's own parser knows nested rules only with `&` before them. Each token is looked at once or twice.
 * @returns undefined for one with blocks in blocks that no program writes.
 */
export function readCss(css: string, isStyleAttribute = false): readonly CssPart[] | undefined {
  const types: number[] = [];
  const starts: number[] = [];
  const pairs = new Map<number, number>();
  const open: number[] = [];
  let depth = 0;
  tokenize(css, (type, start) => {
    const last = open.at(-1);
    if (last !== undefined && closing.get(types[last] ?? 0) === type) {
      pairs.set(last, types.length);
      open.pop();
    } else if (closing.has(type)) {
      open.push(types.length);
      depth = Math.max(depth, open.length);
    }
    types.push(type);
    starts.push(start);
  });
  if (depth > depthMax) return undefined;
  return readParts({ css, types, starts, pairs }, 0, types.length, isStyleAttribute);
}

function readParts(tokens: Tokens, from: number, to: number, isInRule: boolean): readonly CssPart[] {
  const { types } = tokens;
  const parts: CssPart[] = [];
  for (let at = from; at < to; ) {
    const type = types[at];
    if (type === WhiteSpace || type === Comment || type === CDO || type === CDC || (type === Semicolon && isInRule)) {
      at += 1;
      continue;
    }
    const name = type === Ident ? textOf(tokens, at, at + 1) : "";
    const colon = name === "" ? to : skipSpace(tokens, at + 1, to);
    const isDeclaration = isInRule && colon < to && types[colon] === Colon;
    const isVariable = isDeclaration && name.startsWith("--");
    const end = endOf(tokens, at, to, { atSemicolon: isInRule || type === AtKeyword, atBlock: !isVariable });
    const hasBlock = end < to && types[end] === LeftCurlyBracket;
    const blockEnd = hasBlock ? Math.min(tokens.pairs.get(end) ?? to, to) : end;
    const inside = (isRule: boolean) => readParts(tokens, end + 1, blockEnd, isRule);
    if (type === AtKeyword) {
      const prelude = textOf(tokens, at + 1, end);
      const keyword = textOf(tokens, at, at + 1)
        .slice(1)
        .toLowerCase();
      parts.push({ kind: "at-rule", name: keyword, prelude, parts: hasBlock ? inside(isInRule) : undefined });
    } else if (hasBlock) {
      parts.push({ kind: "rule", prelude: textOf(tokens, at, end), parts: inside(true) });
    } else if (isDeclaration) {
      parts.push({ kind: "declaration", name, value: textOf(tokens, colon + 1, end) });
    }
    at = blockEnd + 1;
  }
  return parts;
}

/** The first of what ends a rule or a declaration, outside of brackets. */
function endOf(
  { types, pairs }: Tokens,
  from: number,
  to: number,
  ends: { readonly atSemicolon: boolean; readonly atBlock: boolean },
): number {
  for (let at = from; at < to; at++) {
    const type = types[at];
    if ((type === Semicolon && ends.atSemicolon) || (type === LeftCurlyBracket && ends.atBlock)) return at;
    if (closing.has(type ?? 0)) at = pairs.get(at) ?? to;
  }
  return to;
}

function skipSpace({ types }: Tokens, from: number, to: number): number {
  let at = from;
  while (at < to && (types[at] === WhiteSpace || types[at] === Comment)) at += 1;
  return at;
}

/** The text of the tokens, with a space for each comment. */
function textOf({ css, types, starts }: Tokens, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) text += types[at] === Comment ? " " : css.slice(starts[at], starts[at + 1]);
  return text.trim();
}
