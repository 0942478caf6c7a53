/**
 * Counts that providers report, as the AI SDK’s packages take them: one value of another type would make the packages throw away the whole
 * answer, which is paid. Only what we read is kept.
 */

type Fields = Readonly<Record<string, unknown>>;

/** No count can be this. Ours replaces it, and the log has both (`readReportedTokens`). */
const impossible = -1;

const fieldsOf = (value: unknown): Fields | undefined =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Fields) : undefined;

/** @returns undefined if it is left out. */
function readCount(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = typeof value === "string" && /^ ?\d{1,15} ?$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : impossible;
}

const countOf = (value: unknown): number => readCount(value) ?? impossible;

/** A part of a count, without which the count is as true: a nonsensical one is left out. */
const partOf = (value: unknown): number | undefined => {
  const count = readCount(value);
  return count === impossible ? undefined : count;
};

/** Usage as reported by OpenAI, and by vendors that speak its language. @returns undefined where nothing was counted. */
export function cleanOpenAiUsage(usage: unknown) {
  const fields = fieldsOf(usage);
  if (!fields) return undefined;
  const input = fieldsOf(fields.prompt_tokens_details);
  const output = fieldsOf(fields.completion_tokens_details);
  return {
    prompt_tokens: countOf(fields.prompt_tokens),
    completion_tokens: countOf(fields.completion_tokens),
    prompt_tokens_details: input && {
      cached_tokens: partOf(input.cached_tokens),
      cache_write_tokens: partOf(input.cache_write_tokens),
    },
    completion_tokens_details: output && { reasoning_tokens: partOf(output.reasoning_tokens) },
  };
}

/** At the start of Claude’s answers. What was cached is not part of the input there. */
export function cleanAnthropicStart(usage: unknown) {
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = fieldsOf(usage) ?? {};
  return {
    input_tokens: countOf(input_tokens),
    cache_creation_input_tokens: readCount(cache_creation_input_tokens),
    cache_read_input_tokens: readCount(cache_read_input_tokens),
  };
}

/** At their end, which may correct what the start said. */
export function cleanAnthropicEnd(usage: unknown) {
  const fields = fieldsOf(usage) ?? {};
  const details = fieldsOf(fields.output_tokens_details);
  return {
    input_tokens: readCount(fields.input_tokens),
    output_tokens: countOf(fields.output_tokens),
    output_tokens_details: details && { thinking_tokens: partOf(details.thinking_tokens) },
    cache_creation_input_tokens: readCount(fields.cache_creation_input_tokens),
    cache_read_input_tokens: readCount(fields.cache_read_input_tokens),
  };
}

/** @returns undefined where nothing was counted. */
export function cleanGoogleUsage(usage: unknown) {
  const fields = fieldsOf(usage);
  if (!fields) return undefined;
  const counts = {
    promptTokenCount: readCount(fields.promptTokenCount),
    toolUsePromptTokenCount: readCount(fields.toolUsePromptTokenCount),
    candidatesTokenCount: readCount(fields.candidatesTokenCount),
    thoughtsTokenCount: readCount(fields.thoughtsTokenCount),
  };
  // They are added up, so one that is none spoils the sum.
  if (Object.values(counts).includes(impossible)) return { promptTokenCount: impossible };
  return { ...counts, cachedContentTokenCount: partOf(fields.cachedContentTokenCount) };
}

export function cleanCohereUsage(usage: unknown) {
  const { input_tokens, output_tokens } = fieldsOf(fieldsOf(usage)?.tokens) ?? {};
  return { tokens: { input_tokens: countOf(input_tokens), output_tokens: countOf(output_tokens) } };
}

/** Usage of an answer of Perplexity’s Agent API. @returns undefined where nothing was counted. */
export function cleanAgentUsage(usage: unknown) {
  const fields = fieldsOf(usage);
  if (!fields) return undefined;
  const details = fieldsOf(fields.input_tokens_details) ?? {};
  return {
    input: countOf(fields.input_tokens),
    output: countOf(fields.output_tokens),
    cachedInput: partOf(details.cache_read_input_tokens) ?? 0,
    cacheWrites: partOf(details.cache_creation_input_tokens) ?? 0,
  };
}

/**
 * A whole answer with vectors, without what its package doesn’t take of its usage.
 * @param body as JSON.
 * @returns the same in the form of every vendor; undefined if it is no answer at all.
 */
export function cleanEmbeddings(body: string): string | undefined {
  const answer = fieldsOf(parse(body));
  if (!answer) return undefined;
  const usage = fieldsOf(answer.usage);
  const billed = fieldsOf(fieldsOf(answer.meta)?.billed_units);
  return JSON.stringify({
    ...answer,
    usage: usage && { prompt_tokens: countOf(usage.prompt_tokens) },
    meta: { billed_units: { input_tokens: countOf(billed?.input_tokens) } },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
