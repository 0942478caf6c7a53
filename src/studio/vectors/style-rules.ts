/** Style sheets of SVG files. Pure. */

export interface StyleRule {
  readonly selectors: readonly string[];
  readonly body: string;
}

/** What its declarations say, in order: names in small letters. */
export const declarationsOf = (body: string): readonly (readonly [name: string, value: string])[] =>
  body.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    if (colon === -1) return [];
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const];
  });

export const writeDeclarations = (declarations: readonly (readonly [name: string, value: string])[]): string =>
  declarations.map(([name, value]) => `${name}:${value}`).join(";");

/**
 * The rules of a style sheet that always apply: not those for a dark screen, or for print.
 * @param css without the marks around it. Each character is looked at once.
 */
export function rulesOf(css: string): readonly StyleRule[] {
  const text = withoutComments(css);
  const rules: StyleRule[] = [];
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("{", at);
    if (open === -1) break;
    const end = endOfBlock(text, open);
    // What follows an import, which has no block.
    const head = text.slice(text.lastIndexOf(";", open) >= at ? text.lastIndexOf(";", open) + 1 : at, open).trim();
    if (!head.startsWith("@")) {
      rules.push({ selectors: head.split(",").map((one) => one.trim()), body: text.slice(open + 1, end) });
    }
    at = end + 1;
  }
  return rules;
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}

function withoutComments(css: string): string {
  let text = "";
  let at = 0;
  for (let start = css.indexOf("/*"); start !== -1; start = css.indexOf("/*", at)) {
    const end = css.indexOf("*/", start + 2);
    text += css.slice(at, start);
    at = end === -1 ? css.length : end + 2;
  }
  return text + css.slice(at);
}

/** The content of a style element, without the marks that it may be in. */
export const sheetIn = (content: string): string =>
  content.replaceAll("<![CDATA[", "").replaceAll("]]>", "").replaceAll("<!--", "").replaceAll("-->", "");
