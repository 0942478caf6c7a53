import { EngineError } from "./engine-error.ts";

/**
 * Call it before a key is put into a header: `fetch` would fail as if the provider were away, which is tried again and counts against it,
 * with an error that repeats the key. Forms and the configuration refuse such keys; one may still come from a database that was changed by hand.
 * @throws {EngineError} `bad-key` for line breaks, spaces and everything else that no header can hold.
 */
export function requireUsableKey(apiKey: string): void {
  if (/[^\x21-\x7e]/.test(apiKey)) throw new EngineError("bad-key");
}

/** Header that names the organization, as OpenAI takes it. */
export const organizationHeader = (organizationId: string | undefined): Readonly<Record<string, string>> =>
  organizationId === undefined ? {} : { "openai-organization": organizationId };
