import { APICallError } from "@ai-sdk/provider";
import { EngineError } from "./engine-error.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { readFailure } from "./read-failure.ts";
import { organizationHeader } from "./usable-key.ts";
import type { KeyVendor } from "./vendors.ts";
import { vendorTitles } from "./vendors.ts";

export type KeyCheckResult =
  | { readonly outcome: "accepted" }
  /** `sentence` is for the user and holds nothing of the key. */
  | { readonly outcome: "refused"; readonly sentence: string }
  /** The vendor has no call that checks a key and costs nothing. */
  | { readonly outcome: "not-checkable" }
  /** No usable answer: the key may be right or wrong. */
  | { readonly outcome: "unreachable"; readonly sentence: string };

export interface KeyCheckOptions {
  readonly vendor: KeyVendor;
  /** Printable ASCII without spaces. */
  readonly apiKey: string;
  /** Organization that is billed, of those that the key has. */
  readonly organizationId?: string | undefined;
  /** Address that replaces the vendor's own. */
  readonly baseUrl?: string | undefined;
  /** True if the address may be on this machine or in its network. */
  readonly allowPrivateAddresses: boolean;
  /** Milliseconds for the whole check. */
  readonly timeMs?: number;
}

interface KeyCheck {
  /** The vendor's own address. */
  readonly base: string;
  /** Relative to the address. If the first refuses the key, the next is tried: a key may be allowed to do one of them only. */
  readonly paths: readonly string[];
  readonly method?: "POST";
  headers(key: string): Readonly<Record<string, string>>;
  /** Reads an answer of 200, where that alone does not mean that the key is right. */
  isValid?(body: unknown): boolean;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** The cheapest call of each vendor that needs a key and bills nothing. Vendors that are left out have none that we know of. */
const checks: Readonly<Partial<Record<KeyVendor, KeyCheck>>> = {
  openai: { base: "https://api.openai.com/v1", paths: ["models"], headers: bearer },
  anthropic: {
    base: "https://api.anthropic.com/v1",
    paths: ["models"],
    headers: (key) => ({ "x-api-key": key, "anthropic-version": "2023-06-01" }),
  },
  google: {
    base: "https://generativelanguage.googleapis.com/v1beta",
    paths: ["models"],
    headers: (key) => ({ "x-goog-api-key": key }),
  },
  cohere: {
    base: "https://api.cohere.com/v2",
    paths: ["../v1/check-api-key"],
    method: "POST",
    headers: bearer,
    isValid: (body) => (body as { readonly valid?: unknown }).valid === true,
  },
  groq: { base: "https://api.groq.com/openai/v1", paths: ["models"], headers: bearer },
  together: { base: "https://api.together.xyz/v1", paths: ["models"], headers: bearer },
  stability: { base: "https://api.stability.ai", paths: ["v1/user/balance"], headers: bearer },
  leonardo: { base: "https://cloud.leonardo.ai/api/rest/v1", paths: ["me"], headers: bearer },
  elevenlabs: {
    base: "https://api.elevenlabs.io",
    paths: ["v1/user", "v1/models"],
    headers: (key) => ({ "xi-api-key": key }),
  },
  deepgram: {
    base: "https://api.deepgram.com",
    paths: ["v1/projects"],
    headers: (key) => ({ authorization: `Token ${key}` }),
  },
  assemblyai: {
    base: "https://api.assemblyai.com",
    paths: ["v2/transcript?limit=1"],
    headers: (key) => ({ authorization: key }),
  },
  runway: {
    base: "https://api.dev.runwayml.com",
    paths: ["v1/organization"],
    headers: (key) => ({ ...bearer(key), "x-runway-version": "2024-11-06" }),
  },
  replicate: { base: "https://api.replicate.com/v1", paths: ["account"], headers: bearer },
  // Models are called at router.huggingface.co/v1, but keys are checked elsewhere.
  huggingface: { base: "https://huggingface.co/v1", paths: ["../api/whoami-v2"], headers: bearer },
};

const timeMaxMs = 10_000;
/** Lists of models have up to a megabyte. */
const bytesMax = 8 * 1_024 * 1_024;

const fetches = {
  public: createGuardedFetch({ allowPrivateAddresses: false, bytesMax }),
  any: createGuardedFetch({ allowPrivateAddresses: true, bytesMax }),
};

/** Asks the vendor whether it accepts a key. Never throws because of the vendor. */
export async function checkKey(options: KeyCheckOptions): Promise<KeyCheckResult> {
  const check = checks[options.vendor];
  if (!check) return { outcome: "not-checkable" };
  const signal = AbortSignal.timeout(options.timeMs ?? timeMaxMs);
  let result: KeyCheckResult = { outcome: "not-checkable" };
  for (const path of check.paths) {
    result = await ask(check, path, options, signal);
    if (result.outcome !== "refused") return result;
  }
  return result;
}

async function ask(
  check: KeyCheck,
  path: string,
  { vendor, apiKey, organizationId, baseUrl, allowPrivateAddresses }: KeyCheckOptions,
  signal: AbortSignal,
): Promise<KeyCheckResult> {
  const url = new URL(path, `${baseUrl ?? check.base}/`).href;
  const { method = "GET", headers, isValid } = check;
  try {
    const send = allowPrivateAddresses ? fetches.any : fetches.public;
    const response = await send(url, {
      method,
      headers: { accept: "application/json", ...headers(apiKey), ...organizationHeader(organizationId) },
      signal,
    });
    const body = await response.text();
    if (!response.ok) throw callError(url, response, body);
    const answer = readObject(body);
    // A page of HTML comes from a network's own sign-in page, for example.
    if (!answer) throw new EngineError("nonsense");
    return isValid && !isValid(answer) ? refused(vendor) : { outcome: "accepted" };
  } catch (error) {
    return judge(readFailure(error, apiKey, true), vendor, apiKey);
  }
}

const callError = (url: string, { status, headers }: Response, responseBody: string) =>
  new APICallError({
    message: `status ${status}`,
    url,
    requestBodyValues: {},
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
    responseBody,
  });

function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Google says 400 to a wrong key. Any other failure says nothing about the key: the vendor is down, busy, or not what we take it for. */
const refusals: readonly (number | undefined)[] = [400, 401, 403, 422];

function judge(failure: EngineError, vendor: KeyVendor, apiKey: string): KeyCheckResult {
  // An account without money has a right key.
  if (failure.kind === "out-of-quota") return { outcome: "accepted" };
  if (refusals.includes(failure.status)) return refused(vendor, withoutEcho(failure.providerMessage, apiKey));
  const reason = failure.kind === "rate-limited" ? "gets too many requests right now" : "couldn’t be reached";
  return {
    outcome: "unreachable",
    sentence: `${vendorTitles[vendor]} ${reason}, so the key was not checked and not saved. Please try again in a moment.`,
  };
}

const refused = (vendor: KeyVendor, message?: string): KeyCheckResult => ({
  outcome: "refused",
  sentence: `${vendorTitles[vendor]} doesn’t accept this key${message ? `: ${message}` : ". Check that you copied all of it."}`,
});

const echoLength = 5;

/** Some vendors repeat parts of the key. @returns undefined for a message that does. */
function withoutEcho(message: string | undefined, key: string): string | undefined {
  const parts = Array.from({ length: Math.max(key.length - echoLength + 1, 0) }, (_, at) =>
    key.slice(at, at + echoLength),
  );
  return message && parts.some((part) => message.includes(part)) ? undefined : message;
}
