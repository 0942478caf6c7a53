/** Runs Harper, a grammar checker for English, in a thread of its own: it needs seconds to start and 500 MB of memory. */
import { createBinaryModuleFromUrl, Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import type { GrammarLanguage } from "../grammar-languages.ts";
import { findChanges } from "./find-changes.ts";
import { type HarperReply, type HarperRequest, harperBytes } from "./harper-messages.ts";

const dialects: Partial<Record<GrammarLanguage, Dialect>> = {
  "en-US": Dialect.American,
  "en-GB": Dialect.British,
  "en-CA": Dialect.Canadian,
  "en-AU": Dialect.Australian,
  "en-IN": Dialect.Indian,
};

const reply = (message: HarperReply): void => self.postMessage(message);

let linter: Promise<LocalLinter> | undefined;
let loadedDialect: Dialect | undefined;

async function load(dialect: Dialect): Promise<LocalLinter> {
  const url = URL.createObjectURL(await fetchWithProgress());
  const loaded = new LocalLinter({ binary: createBinaryModuleFromUrl(url, "slim"), dialect });
  await loaded.setup();
  URL.revokeObjectURL(url);
  return loaded;
}

async function fetchWithProgress(): Promise<Blob> {
  const response = await fetch(slimBinary.url);
  if (!response.ok || !response.body) throw new Error(`the checker could not be loaded: ${response.status}`);
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        reply({ type: "loading", done: Math.min(1, loaded / harperBytes) });
        controller.enqueue(chunk);
      },
    }),
  );
  return new Blob([await new Response(counted).arrayBuffer()], { type: "application/wasm" });
}

async function check({ text, language }: HarperRequest): Promise<void> {
  const dialect = dialects[language] ?? Dialect.American;
  linter ??= load(dialect);
  loadedDialect ??= dialect;
  const loaded = await linter;
  if (loadedDialect !== dialect) {
    await loaded.setDialect(dialect);
    loadedDialect = dialect;
  }
  const changes = await findChanges(loaded, text);
  reply({ type: "checked", changes });
}

self.onmessage = ({ data }: MessageEvent<HarperRequest>) => {
  void check(data).catch(() => {
    linter = undefined;
    loadedDialect = undefined;
    reply({ type: "failed" });
  });
};
