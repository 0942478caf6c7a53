import { createGuardedFetch, EngineError } from "#engines/index.ts";
import { cutText } from "#platform/forms/rules.ts";
import { notPublic, timeoutSeconds } from "./rules.ts";

/** UTF-16 units of an answer that the log keeps. */
const answerLengthMax = 1_024;

/** Addresses are checked at each connection, and redirects are answers like others. Nothing beyond the log's beginning is read. */
export const fetchWebhook = createGuardedFetch({
  allowPrivateAddresses: false,
  bytesMax: 64 * 1_024,
  returnsRedirects: true,
});

export interface Posted {
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Beginning of the answer's body. */
  readonly answer: string | null;
  /** Sentence about why it was not taken; null if it was. */
  readonly fault: string | null;
}

interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts a webhook, at most ten seconds long with reading the answer. Never throws, but for the process's own end.
 * @param signal aborted when the process stops.
 */
export async function postWebhook(
  fetchWith: typeof fetch,
  { url, headers, body }: Webhook,
  signal?: AbortSignal,
): Promise<Posted> {
  const start = performance.now();
  const timeout = AbortSignal.timeout(timeoutSeconds * 1_000);
  const post = {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "EaselWebhooks/1.0", ...headers },
    body,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  };
  const duration = () => Math.round(performance.now() - start);
  try {
    const response = await fetchWith(url, post);
    const { status } = response;
    const answer = await readBeginning(response);
    return { status, answer, durationMs: duration(), fault: faultOf(status) };
  } catch (error) {
    signal?.throwIfAborted();
    const fault = timeout.aborted ? `No answer within ${timeoutSeconds} seconds.` : describe(error);
    return { status: null, answer: null, durationMs: duration(), fault };
  }
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return "It answered with a redirect, which isn’t followed.";
  return `It answered with status ${status}.`;
}

function describe(error: unknown): string {
  const cause = error instanceof Error && !(error instanceof EngineError) ? error.cause : error;
  if (cause instanceof EngineError) return notPublic;
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "There is no server of this name.";
  if (code === "ECONNREFUSED") return "The server refuses connections.";
  if (typeof code === "string" && /CERT|SIGNED|TLS|SSL/.test(code)) return "The server’s certificate isn’t valid.";
  return "The connection failed.";
}

/** The status tells whether it was taken, so an answer that breaks off in the middle changes nothing. */
async function readBeginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < answerLengthMax) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What came is shown.
  } finally {
    await reader.cancel().catch(() => {});
  }
  // PostgreSQL stores no zero characters.
  return cutText(text.replaceAll("\u0000", ""), answerLengthMax).toWellFormed();
}
