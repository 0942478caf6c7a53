/** Runs Harper, a grammar checker for English, in a thread of its own: it needs seconds to start and 500 MB of memory. */
import { createBinaryModuleFromUrl, Dialect, type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import type { Change } from "../change.ts";
import type { GrammarLanguage } from "../grammar-languages.ts";
import { asWritten, kindOf } from "./as-written.ts";
import { isFalseAlarm } from "./false-alarms.ts";
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

/** Its marks of Markdown are no mistakes. */
const looksLikeMarkdown = (text: string): boolean => /^(?:#{1,6} |```|~~~|[-*] |> )/m.test(text);

async function check({ text, language }: HarperRequest): Promise<void> {
  const dialect = dialects[language] ?? Dialect.American;
  linter ??= load(dialect);
  loadedDialect ??= dialect;
  const loaded = await linter;
  if (loadedDialect !== dialect) {
    await loaded.setDialect(dialect);
    loadedDialect = dialect;
  }
  const lints = await loaded.lint(text, { language: looksLikeMarkdown(text) ? "markdown" : "plaintext" });
  const changes = lints
    .map((lint) => toChange(lint, text))
    // Without an option, there is nothing to accept.
    .filter((change) => change.options.length > 0 && !isFalseAlarm(text, change, change.kind))
    .map((change) => ({ ...change, kind: kindOf(change.kind) }));
  reply({ type: "checked", changes });
}

function toChange(lint: Lint, text: string): Change {
  const { start, end } = lint.span();
  const found = text.slice(start, end);
  const options = lint.suggestions().map((suggestion) => {
    const words = suggestion.get_replacement_text();
    return suggestion.kind() === SuggestionKind.InsertAfter ? found + words : asWritten(found, words);
  });
  const kind = lint.lint_kind_pretty();
  const why = plain(lint.message());
  lint.free();
  return { start, end, options: [...new Set(options)].slice(0, 5), why, kind };
}

/** Harper quotes words in back quotes. */
const plain = (message: string): string => message.replaceAll(/`([^`]*)`/g, "“$1”");

self.onmessage = ({ data }: MessageEvent<HarperRequest>) => {
  void check(data).catch(() => {
    linter = undefined;
    loadedDialect = undefined;
    reply({ type: "failed" });
  });
};
