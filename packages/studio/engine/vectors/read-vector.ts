/** Encodings and entities that drawing programs write around an SVG. */

/**
 * The text of an SVG file.
 * @returns undefined unless the file is text that begins like one.
 */
export function readVector(file: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
    return /^\s*<(?:\?xml|!--|!DOCTYPE\s+svg|(?:\w{1,20}:)?svg\b)/i.test(text) && text.includes("svg")
      ? text
      : undefined;
  } catch {
    // An encoding that there is not, or a file that isn't written in it.
    return undefined;
  }
}

/** Encoding by the file's first bytes, or by what it says. */
function encodingOf(file: Uint8Array): string {
  const [first, second] = file;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const start = new TextDecoder("latin1").decode(file.subarray(0, 200));
  const said = /^<\?xml[^>]{0,100}\sencoding\s*=\s*["']([\w.:-]{1,30})["']/i.exec(start)?.[1] ?? "utf-8";
  return /^utf-?16/i.test(said) ? "utf-8" : said;
}

const entitiesMax = 100;
const valueMax = 300;
/** Maximum growth of a file, after its entities are replaced: more is an attack. */
const growthMax = 200_000;

/**
 * Replaces what a file's own entities stand for, as Illustrator writes namespaces, and takes its document type out.
 * @returns undefined for entities that refer to others, or to other files.
 */
export function withoutEntities(svg: string): string | undefined {
  const start = svg.search(/<!DOCTYPE/i);
  if (start === -1) return /<!ENTITY/i.test(svg) ? undefined : svg;
  const subset = svg.indexOf("[", start);
  const end = svg.indexOf(">", start);
  if (end === -1) return svg;
  if (subset === -1 || subset > end) {
    return /<!ENTITY/i.test(svg) ? undefined : svg.slice(0, start) + svg.slice(end + 1);
  }
  const close = svg.indexOf("]", subset);
  const last = close === -1 ? -1 : svg.indexOf(">", close);
  if (last === -1) return undefined;
  const entities = entitiesIn(svg.slice(subset + 1, close));
  const rest = svg.slice(0, start) + svg.slice(last + 1);
  if (!entities || /<!ENTITY/i.test(rest)) return undefined;
  let growth = 0;
  const plain = rest.replace(/&([\w.:-]{1,100});/g, (whole, name: string) => {
    const value = growth > growthMax ? undefined : entities.get(name);
    growth += value?.length ?? 0;
    return value ?? whole;
  });
  return growth > growthMax ? undefined : plain;
}

function entitiesIn(subset: string): ReadonlyMap<string, string> | undefined {
  const declaration = /<!ENTITY\s+([\w.:-]{1,100})\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;
  const found = [...subset.matchAll(declaration)];
  // Comments and declarations of attributes do no harm.
  const others = subset.split(/<!ENTITY/i).length - 1;
  if (found.length !== others || found.length > entitiesMax || subset.includes("%")) return undefined;
  const values = found.map(([, name = "", one, other]) => [name, one ?? other ?? ""] as const);
  return values.every(([, value]) => value.length <= valueMax) ? new Map(values) : undefined;
}
