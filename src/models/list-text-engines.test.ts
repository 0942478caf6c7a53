import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestServices } from "../../test/test-services.ts";
import { listTextEngines } from "./list-text-engines.ts";

it("[F2][E9] offers the current language models of connected vendors, no picture models, and those of the operator’s own server", async () => {
  const database = await createTestDatabase();
  const names = ["OPENAI", "ANTHROPIC", "GEMINI", "COHERE", "PERPLEXITY", "GROQ", "TOGETHER", "HUGGINGFACE"];
  const { services, close } = await createTestServices(database, () => [], {
    ...Object.fromEntries(names.map((name) => [`${name}_API_KEY`, "key"])),
    OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:11434/v1",
    OPENAI_COMPATIBLE_MODELS: "llama3.2, qwen3",
  });
  const offered = await listTextEngines(services, randomUUID());
  const byVendor = Map.groupBy(offered, ({ vendor }) => vendor);
  expect([...byVendor.keys()]).toEqual(
    expect.arrayContaining(["openai", "anthropic", "google", "cohere", "perplexity", "groq", "huggingface"]),
  );
  expect(byVendor.get("together")?.map(({ model }) => model)).toEqual(["meta-llama/Llama-3.3-70B-Instruct-Turbo"]);
  expect(byVendor.get("openai-compatible")?.map(({ id }) => id)).toEqual([
    "openai-compatible/llama3.2",
    "openai-compatible/qwen3",
  ]);
  // Those that end soon or have ended name a successor, which is in the list.
  expect(offered.map(({ model }) => model)).not.toEqual(expect.arrayContaining(["gpt-4o"]));
  expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
  await close();
  await database.close();
});
