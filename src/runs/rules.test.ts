import { describe, expect, it } from "vitest";
import { failureMessage } from "./rules.ts";

describe("why a run failed, in a sentence", () => {
  const rejected = (vendorName: string, more: object = {}) =>
    failureMessage("rejected", { vendorName, isOwnKey: true, providerMessage: "max_tokens is too large", ...more });

  it("[E4] names the API that didn’t accept a request, with what its provider says", () => {
    expect([
      rejected("OpenAI"),
      rejected("OpenAI", { kind: "image" }),
      rejected("Anthropic"),
      rejected("ElevenLabs", { kind: "speech" }),
    ]).toEqual([
      "OpenAI API error: max_tokens is too large",
      "OpenAI image API error: max_tokens is too large",
      "Anthropic API error: max_tokens is too large",
      "ElevenLabs API error: max_tokens is too large",
    ]);
  });

  it("[E8] ends what the provider says as a sentence, and says what to do, where the run would have cost credits", () => {
    expect(rejected("OpenAI", { isOwnKey: false })).toBe(
      "OpenAI API error: max_tokens is too large. Please change your request, or choose another engine. It cost you nothing.",
    );
    expect(rejected("OpenAI", { isOwnKey: false, providerMessage: "No such model." })).toContain(
      ": No such model. Please",
    );
  });

  it("[E8] says that a failure on credits cost nothing, and leaves it out on the user’s own key", () => {
    const busy = (isOwnKey: boolean) => failureMessage("rate-limited", { vendorName: "OpenAI", isOwnKey });
    expect(busy(false)).toBe("OpenAI is busy. Please try again in a minute. It cost you nothing.");
    expect(busy(true)).toBe("OpenAI is busy. Please try again in a minute.");
  });
});
