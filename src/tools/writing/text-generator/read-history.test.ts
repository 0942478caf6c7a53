import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { historyPath, historyShownMax } from "./history-rules.ts";
import { readHistory } from "./read-history.ts";
import { initialSettings, textGeneratorId } from "./text-settings.ts";

describe("the history of texts", () => {
  let harness: MediaRunsHarness;
  let ada: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    ada = await harness.addUser(1);
    for (let index = 0; index < 25; index++) {
      const settings = {
        ...initialSettings,
        prompt: `Text ${index}`,
        modelName: "Luna",
        ...(index === 24 && { tone: "x" }),
      };
      await harness.services.db.execute(sql`
        insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, output, settings,
          is_saved, created_at)
        values (${randomUUID()}, ${ada}, ${randomUUID()}, ${textGeneratorId}, 'gpt-4o', 'openai', 'gpt-6-luna', 'own-key', 0,
          'finished', ${index === 3 ? "A crème brûlée for Sunday" : "Bread"}, ${JSON.stringify(settings)}::jsonb,
          ${index === 3}, ${new Date(Date.UTC(2026, 10, 1, index)).toISOString()})`);
    }
  });
  afterAll(() => harness.close());
  const read = async (query: string, userId = ada) => {
    const { items, hasMore } = await readHistory(harness.services, userId, new URLSearchParams(query));
    return { prompts: items.map(({ prompt }) => prompt), items, hasMore };
  };

  it("[F2] shows the latest twenty texts, and more when the user asks", async () => {
    const first = await read("");
    expect([first.prompts.length, first.prompts[0], first.hasMore]).toEqual([20, "Text 24", true]);
    const all = await read("show=40");
    expect([all.prompts.length, all.hasMore]).toEqual([25, false]);
  });

  it.each([
    ["q=crème sun", ["Text 3"]],
    ["q=text 3", ["Text 3"]],
    ["q=&history=saved", ["Text 3"]],
    ["q=bread&history=saved", []],
    ["q=' | !zz & (", []],
  ])("[F2] finds texts by words of prompt and output: %s", async (query, prompts) => {
    expect((await read(query)).prompts).toEqual(prompts);
  });

  it.each(["show=-1", "show=1e9", "show=x", "show=21.5", `show=${historyShownMax + 1}`])(
    "[H7] takes %s for the usual number",
    async (query) => {
      expect((await read(query)).prompts).toHaveLength(20);
    },
  );

  it("[F2] offers to write a text again unless its settings are no longer offered, and shows no other user’s", async () => {
    const [changed, kept] = (await read("")).items;
    expect([changed?.settings, kept?.settings]).toEqual([null, { ...initialSettings, prompt: "Text 23" }]);
    expect((await read("", await harness.addUser(1))).prompts).toEqual([]);
  });

  it("[F2] keeps the rest of the address when more is shown", () => {
    expect(historyPath({ savedOnly: true, search: "a b", shown: 40 })).toBe(
      "/text-generator?history=saved&q=a+b&show=40",
    );
    expect(historyPath({ savedOnly: false, search: "", shown: 20 })).toBe("/text-generator");
  });
});
