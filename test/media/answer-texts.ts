import type { LLMock } from "@copilotkit/aimock";
import type { FakeHandler } from "./fake-provider.ts";

/** Lets a provider of media answer texts, too: as the mock does. */
export const answerTextsBy =
  (mock: LLMock): FakeHandler =>
  async ({ path, body }) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${mock.url}${path}`, { method: "POST", headers, body: new Uint8Array(body) });
    const contentType = answer.headers.get("content-type") ?? "";
    return { status: answer.status, headers: { "content-type": contentType }, text: await answer.text() };
  };
