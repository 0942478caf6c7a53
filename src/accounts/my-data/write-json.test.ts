import { expect, it } from "vitest";
import { writeJson } from "./write-json.ts";

async function* listOf<Element>(...elements: readonly Element[]): AsyncGenerator<Element> {
  yield* elements;
}

async function textOf(data: Parameters<typeof writeJson>[0]): Promise<string> {
  let text = "";
  for await (const piece of writeJson(data)) text += piece;
  return text;
}

it("[B14] a list that is read while it is written looks like one that was read before", async () => {
  const at = new Date("2026-03-01T09:00:00Z");
  const words = 'Two\nlines, and a "quote"';
  expect(
    await textOf({
      at,
      gone: undefined,
      none: listOf(),
      lists: listOf({ words, inner: listOf({ at }, [1, { at }]) }, {}),
    }),
  ).toBe(JSON.stringify({ at, none: [], lists: [{ words, inner: [{ at }, [1, { at }]] }, {}] }, null, 2));
  for (const data of [{}, [], [1, [2]], { words, none: null }]) {
    expect(await textOf(data)).toBe(JSON.stringify(data, null, 2));
    expect(await textOf(listOf(data))).toBe(JSON.stringify([data], null, 2));
  }
});

it("[B14] the next element is read once the one before was written", async () => {
  const read: number[] = [];
  async function* numbers() {
    for (const number of [1, 2, 3]) {
      read.push(number);
      yield { number };
    }
  }
  for await (const piece of writeJson(numbers())) if (piece.includes('"number": 1')) break;
  expect(read).toEqual([1]);
});
