import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rerunQuery } from "#work/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { anotherTechnique } from "../../ideas/ideation/another-technique.ts";
import { ideasTool } from "../../ideas/ideation/ideas-tool.ts";
import { mindMapTool } from "../../ideas/mindmap/split-tool.ts";
import { findQuestion } from "../../pdf/read-chatpdf.ts";
import { findSearchRerun } from "../../search/find-search-rerun.ts";
import { directorySearchId } from "../../search/search-rules.ts";
import { startSearch } from "../../search/searches.ts";
import { detector } from "../../writing/detector/detector.ts";
import { initialBrief } from "../../writing/drafts/draft-brief.ts";
import { writeTool } from "../../writing/drafts/write-tool.ts";
import { grammar } from "../../writing/grammar/grammar.ts";
import { textGenerator } from "../../writing/text-generator/text-generator.ts";
import { initialSettings } from "../../writing/text-generator/text-settings.ts";
import { translate } from "../../writing/translate/translate.ts";
import { anotherTone } from "./another-tone.ts";
import { readRerun } from "./read-rerun.ts";
import type { Variation } from "./rerun.ts";
import type { TextTool } from "./run-text-tool.ts";

const text = { ...initialSettings, prompt: "Bread" };
const brief = { ...initialBrief, topic: "Bread" };
const ideas = { prompt: "A bakery", technique: "scamper", count: 5, known: ["Cake"] };

const tools: readonly (readonly [TextTool, object, object | undefined])[] = [
  [textGenerator, text, { ...text, tone: "friendly" }],
  [writeTool, brief, { ...brief, tone: "friendly" }],
  [ideasTool, ideas, { ...ideas, technique: "how-might-we" }],
  [grammar, { language: "fr", text: "Bonjour" }, undefined],
  [translate, { to: "de", terms: [], text: "Hello" }, undefined],
  [detector, { text: "Hello" }, undefined],
  [mindMapTool, { prompt: "Bread", within: ["Food"], known: [] }, undefined],
];
/** Each is of its tool’s settings, which `readAgain` checks. */
const variations: Readonly<Record<string, unknown>> = {
  [textGenerator.id]: anotherTone,
  [writeTool.id]: anotherTone,
  [ideasTool.id]: anotherTechnique,
};

describe("beginning a run again", () => {
  let harness: MediaRunsHarness;
  let ada: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    ada = await harness.addUser(1);
  });
  afterAll(() => harness.close());

  async function addRun(tool: string, settings: object, deletedAt: Date | null = null): Promise<string> {
    const id = randomUUID();
    await harness.services.db.execute(sql`
      insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, deleted_at, created_at)
      values (${id}, ${ada}, ${id}, ${tool}, 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished',
        ${JSON.stringify({ ...settings, engine: "gpt-4o/m", modelName: "M" })}::jsonb, ${deletedAt?.toISOString() ?? null}, now())`);
    return id;
  }
  const read = (tool: TextTool, query: string, userId = ada) =>
    readRerun(harness.services.db, tool, {
      userId,
      query: new URLSearchParams(query),
      variation: variations[tool.id] as Variation<object> | undefined,
    });

  it.each(tools.map((row) => [row[0].id, ...row] as const))(
    "[F12] %s is filled in with the settings and the engine of its run, and varied by one thing where it can be",
    async (_, tool, settings, varied) => {
      const runId = await addRun(tool.id, settings);
      const engine = "gpt-4o/m";
      expect(await read(tool, rerunQuery(runId))).toEqual({ runId, settings, engine, varied: undefined });
      const again = await read(tool, rerunQuery(runId, true));
      expect(again?.settings).toEqual(varied ?? settings);
      expect(again?.varied !== undefined).toBe(varied !== undefined);
    },
  );

  it("[F12] fills in nothing of another user’s run, of a deleted one, of another tool’s, or of one whose choices are gone", async () => {
    const eve = await harness.addUser(1);
    const runId = await addRun(grammar.id, { language: "fr", text: "Bonjour" });
    const others = [
      await addRun(grammar.id, { language: "fr", text: "Bonjour" }, new Date()),
      await addRun(detector.id, { text: "Hello" }),
      await addRun(grammar.id, { language: "tlh", text: "Qapla’" }),
      ...[randomUUID(), "constructor", "", "' or 1=1", "x".repeat(5_000)],
    ];
    expect((await read(grammar, rerunQuery(runId), eve))?.settings).toBeNull();
    for (const other of others) {
      expect((await read(grammar, new URLSearchParams({ again: other }).toString()))?.settings).toBeNull();
    }
    expect(await read(grammar, "")).toBeUndefined();
  });

  it("[F12] leads back to the search that was answered, or fills in its question once that is deleted", async () => {
    const eve = await harness.addUser(1);
    const searchId = await startSearch(harness.services, ada, "A tool for logos");
    const settings = { searchId, filters: "changed=1&price=free", prompt: "A tool for logos" };
    const again = async (runId: string, userId = ada) =>
      findSearchRerun(harness.services, { userId, query: new URLSearchParams(rerunQuery(runId)) });
    const runId = await addRun(directorySearchId, settings);
    expect(await again(runId)).toMatchObject({ path: `/home/search/${searchId}?changed=1&price=free` });
    expect(await again(runId, eve)).toEqual({ path: undefined, settings: null });
    const gone = await addRun(directorySearchId, { ...settings, searchId: randomUUID() });
    expect(await again(gone)).toEqual({ path: undefined, settings: { question: "A tool for logos" } });
  });

  it("[F12] finds the question about a PDF, and none of another user’s or about a deleted one", async () => {
    const eve = await harness.addUser(1);
    const documentId = randomUUID();
    const runId = await addRun("chatpdf", { documentId });
    await harness.services.db.execute(sql`
      with document as (insert into pdf_documents (id, user_id, name, page_count, bytes, key, word_forms, created_at)
        values (${documentId}, ${ada}, 'Lease.pdf', 1, 9, ${randomUUID()}, 'english', now()))
      insert into pdf_questions (document_id, user_id, idempotency_key, run_id, text, passages, engine, model_name, state, payer, answer, created_at)
      values (${documentId}, ${ada}, ${randomUUID()}, ${runId}, 'How long is it?', '{1}', 'e', 'M', 'finished', 'own-key', 'A year.', now())`);
    const query = new URLSearchParams(rerunQuery(runId));
    const find = (userId: string) => findQuestion(harness.services, { userId, query });
    expect(await find(ada)).toMatchObject({ documentId, question: "How long is it?", answer: "A year." });
    expect(await find(eve)).toBeUndefined();
    await harness.services.db.execute(sql`update pdf_documents set deleted_at = now() where id = ${documentId}`);
    expect(await find(ada)).toBeUndefined();
  });
});
