/** An element's tag in a file of markup. */
export interface SvgTag {
  /** Name without its namespace. */
  readonly name: string;
  /** True for a tag of a drawing program's own, which is no part of the picture. */
  readonly isForeign: boolean;
  /** Attributes without those of other namespaces, but for `xlink:href`. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Text before it since the last tag, as a reader of XML passes it on. */
  readonly text: string;
  readonly isClosing: boolean;
  /** It has no content, and no closing tag. */
  readonly isAlone: boolean;
  readonly start: number;
  /** Place where its content begins. */
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
  let text = "";
  let own: string | undefined;
  while (at !== -1) {
    const skip = skipped.find(([start]) => svg.startsWith(start, at));
    if (skip) {
      const end = svg.indexOf(skip[1], at + skip[0].length);
      if (end === -1) throw new SyntaxError("a part of the file is never closed");
      if (skip[0] === "<![CDATA[") text += svg.slice(at + skip[0].length, end);
      at = svg.indexOf("<", end + skip[1].length);
      text += decode(svg.slice(end + skip[1].length, at === -1 ? svg.length : at));
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(svg);
    if (!found) throw new SyntaxError("a tag of the file is broken");
    const [, closing, name = "", attributes = "", alone] = found;
    const prefix = name.slice(0, Math.max(0, name.indexOf(":")));
    own ??= prefix;
    yield {
      name: bareName(name),
      isForeign: prefix !== "" && prefix !== "svg" && prefix !== own,
      attributes: readAttributes(attributes),
      text,
      isClosing: closing === "/",
      isAlone: alone === "/",
      start: at,
      end: tag.lastIndex,
    };
    at = svg.indexOf("<", tag.lastIndex);
    text = at === -1 ? "" : decode(svg.slice(tag.lastIndex, at));
  }
}

const bareName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** `href` is taken before `xlink:href`, as browsers do. */
function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", one, other] of text.matchAll(attribute)) {
    const value = decode(one ?? other ?? "");
    if (!name.includes(":")) attributes.set(name, value);
    else if (name.endsWith(":href") && !attributes.has("href")) attributes.set("href", value);
  }
  return attributes;
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
