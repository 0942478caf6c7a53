import type { CallLimits, StreamText, TextEvent, TextRequest } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { limitCall } from "../limit-call.ts";
import { readFailure, readStatus } from "../read-failure.ts";
import { requireUsableKey } from "../usable-key.ts";
import { createAnswerLimit, cutAtLimit } from "./answer-limit.ts";
import { readAgentAnswer } from "./perplexity-answer.ts";
import { toAgentRequest } from "./perplexity-request.ts";
import { requireEvents } from "./require-events.ts";
import { readEventData } from "./server-sent-events.ts";

interface Settings {
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly baseURL?: string;
}

const ownAddress = "https://api.perplexity.ai/v1";

/**
 * Perplexity’s Agent API. It looks like OpenAI’s responses, but takes presets, searches, counts cached tokens by other names, reports
 * failures by an event of its own, and sends sources; so the AI SDK’s package for OpenAI would lose much of what it says.
 */
export const streamPerplexity =
  (model: string, settings: Settings): StreamText =>
  (request, limits) =>
    stream(model, settings, request, limits);

async function* stream(
  model: string,
  { apiKey, fetch, baseURL = ownAddress }: Settings,
  request: TextRequest,
  limits: CallLimits,
): AsyncGenerator<TextEvent> {
  const call = limitCall(limits);
  try {
    requireUsableKey(apiKey);
    const response = await call.listen(
      requireEvents(call.sending(fetch), { key: apiKey })(`${baseURL}/agent`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          accept: "text/event-stream",
        },
        body: JSON.stringify(toAgentRequest(model, request)),
        signal: call.signal,
      }),
    );
    const events = await call.listen(openEvents(response, apiKey));
    const answer = readAgentAnswer(request, apiKey);
    const limit = createAnswerLimit(request.maxOutputTokens);
    for (;;) {
      const { done, value } = await call.listen(events.next());
      // A stream that ends without saying why was cut.
      if (done) throw new EngineError("unavailable");
      for (const read of answer.take(value)) {
        const event = limit.fit(read);
        if (event) yield event;
        if (event?.type === "end") return;
        if (limit.isReached) return yield cutAtLimit;
      }
    }
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : readFailure(error, apiKey, call.hasSent());
  } finally {
    // Also when the caller stopped iterating: the provider is to stop, too.
    call.end();
  }
}

/** @throws {EngineError} for an answer that is no success. */
async function openEvents(response: Response, key: string): Promise<AsyncIterator<string>> {
  const { status, headers, ok, body } = response;
  if (!ok) throw readStatus(status, headers, await response.text(), key);
  if (!body) throw new EngineError("nonsense", { status });
  return readEventData(body);
}
