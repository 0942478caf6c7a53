/** Contents of an export. A list that can be long is read while it is written: `AsyncIterable`s become arrays. */
export type ExportData = object | AsyncIterable<ExportData>;

/** Same as `JSON.stringify` with two spaces, in pieces: only one element of a long list is in memory at a time. */
export async function* writeJson(data: ExportData, indent = ""): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isList(data)) {
    let separator = "[";
    for await (const element of data) {
      yield `${separator}\n${inner}`;
      yield* writeJson(element, inner);
      separator = ",";
    }
    yield separator === "[" ? "[]" : `\n${indent}]`;
  } else if (Object.values(data).some(isList)) {
    let separator = "{";
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) continue;
      yield `${separator}\n${inner}${JSON.stringify(name)}: `;
      if (isList(value)) yield* writeJson(value, inner);
      else yield inText(value, inner);
      separator = ",";
    }
    yield `\n${indent}}`;
  } else yield inText(data, indent);
}

const isList = (value: unknown): value is AsyncIterable<ExportData> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Line breaks in strings are escaped, so these are all between values. */
const inText = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
