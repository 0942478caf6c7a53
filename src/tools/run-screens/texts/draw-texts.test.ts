import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { drawMarkdown, type MarkdownOrder } from "#ui/markdown/draw-markdown.ts";
import { drawTexts } from "./draw-texts.ts";

/** Keeps what it is given. */
function poolOf(answer: (order: MarkdownOrder) => unknown) {
  const asked: string[] = [];
  const run = async (_: string, order: unknown) => {
    asked.push((order as MarkdownOrder).text);
    return answer(order as MarkdownOrder);
  };
  return { asked, workers: { run, close: async () => {} } as WorkerPool };
}

/** No other test has drawn it. */
const newText = () => `**a** ${randomUUID()}`;

describe("texts of a page", () => {
  it("[H9] are drawn by a worker once, however many come at the same time and later, and a change is drawn anew", async () => {
    const pool = poolOf(drawMarkdown);
    const text = newText();
    const [one, other] = await Promise.all([
      drawTexts(pool, { group: "ada", texts: [text, text] }),
      drawTexts(pool, { group: "ada", texts: [text] }),
    ]);
    expect([one.get(text), other.get(text)]).toEqual([drawMarkdown({ text, isWriting: false }), one.get(text)]);
    await drawTexts(pool, { group: "ada", texts: [text] });
    expect(pool.asked).toEqual([text]);
    const changed = `${text}!`;
    expect((await drawTexts(pool, { group: "ada", texts: [changed] })).get(changed)).toHaveLength(1);
  });

  it.each([
    ["takes too much", async () => null],
    ["ends its worker", () => Promise.reject(new Error("the process ended"))],
  ])("[H9] of which one %s keep it as it is written, and it isn't tried again at once", async (_, answer) => {
    const [hard, easy] = [newText(), newText()];
    const pool = poolOf((order) => (order.text === hard ? answer() : drawMarkdown(order)));
    for (let visit = 0; visit < 3; visit++) {
      const drawn = await drawTexts(pool, { group: "ada", texts: [hard, easy] });
      expect([drawn.has(hard), drawn.has(easy)]).toEqual([false, true]);
    }
    expect(pool.asked).toEqual([hard, easy]);
  });

  it("[H9] wait for the next visitor while the workers have too much to do", async () => {
    const text = newText();
    const busy = poolOf(() => Promise.reject(new AppError("unavailable", { userMessage: "Busy." })));
    expect((await drawTexts(busy, { group: "ada", texts: [text] })).size).toBe(0);
    expect((await drawTexts(poolOf(drawMarkdown), { group: "ada", texts: [text] })).size).toBe(1);
  });
});
