/** An element's tag in a file of markup. */
export interface SvgTag {
  /** Without its namespace. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isClosing: boolean;
  /** It has no content, and no closing tag. */
  readonly isAlone: boolean;
  readonly start: number;
  /** Where its content begins. */
  readonly end: number;
}

// A name is taken as a whole: trying shorter ones would read a broken tag once for each of its characters.
const tag = /<(\/?)([^\s<>/"'=]+)(?=[\s/>])((?:[^"'<>/]|"[^"<]*"|'[^'<]*'|\/(?!>))*)(\/?)>/y;
// Names begin only after what ends something: each character is looked at once.
const attribute = /(?<![^\s"'/])([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/** @throws {SyntaxError} for markup that is broken. Reads each character once, whatever the file holds. */
export function* readSvgTags(svg: string): Generator<SvgTag> {
  let at = svg.indexOf("<");
  while (at !== -1) {
    const skip = skipped.find(([start]) => svg.startsWith(start, at));
    if (skip) {
      const end = svg.indexOf(skip[1], at + skip[0].length);
      if (end === -1) throw new SyntaxError("a part of the file is never closed");
      at = svg.indexOf("<", end + skip[1].length);
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(svg);
    if (!found) throw new SyntaxError("a tag of the file is broken");
    const [, closing, name = "", attributes = "", alone] = found;
    yield {
      name: bareName(name),
      attributes: readAttributes(attributes),
      isClosing: closing === "/",
      isAlone: alone === "/",
      start: at,
      end: tag.lastIndex,
    };
    at = svg.indexOf("<", tag.lastIndex);
  }
}

const bareName = (name: string): string => name.slice(name.indexOf(":") + 1);

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = "", one, other]) => [bareName(name), decode(one ?? other ?? "")]),
  );

const decode = (text: string): string =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
