import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";

export interface LanguageEngine {
  /** Tells what is answered to which messages. */
  readonly mock: LLMock;
  /** Stands before it, and brings about faults; each test begins without any. */
  readonly proxy: FaultyProxy;
  /** A site's environment in which this is OpenAI for users with a key of their own, and each of these vendors for all users. */
  environment(ofAllUsers?: readonly ("OPENAI" | "GROQ" | "ANTHROPIC")[]): Readonly<Record<string, string>>;
}

/**
 * A fake vendor of language models for the tests of one file. Comes before `useSiteAndBrowser`, so that the site ends first.
 * @param chunkSize characters of each event of a stream.
 */
export function useLanguageEngine(chunkSize?: number): LanguageEngine {
  const mock = new LLMock({ port: 0, ...(chunkSize && { chunkSize }) });
  let proxy: FaultyProxy | undefined;
  beforeAll(async () => {
    await mock.start();
    proxy = await startFaultyProxy(mock.url);
  });
  afterEach(() => {
    if (proxy) Object.assign(proxy, { fault: undefined, correct: (event: string) => event });
  });
  afterAll(async () => {
    await proxy?.close();
    await mock.stop();
  });
  const started = () => {
    if (!proxy) throw new Error("the engine runs only inside tests");
    return proxy;
  };
  return {
    mock,
    get proxy() {
      return started();
    },
    environment: (ofAllUsers = []) => ({
      OPENAI_BASE_URL: `${started().url}/v1`,
      ...Object.fromEntries(
        ofAllUsers.flatMap((name) => [
          [`${name}_API_KEY`, "sk-operator"],
          [`${name}_BASE_URL`, `${started().url}/v1`],
        ]),
      ),
    }),
  };
}
