import { UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { isProviderFault } from "./engine-error.ts";
import { readFailure } from "./read-failure.ts";

const isFault = (error: unknown, hasSent: boolean) => isProviderFault(readFailure(error, "key", hasSent).kind);

describe("whose fault a failure is", () => {
  it.each([
    ["what a package can’t send", new UnsupportedFunctionalityError({ functionality: "two texts" })],
    ["what is nested too deeply to be written", new RangeError("Maximum call stack size exceeded")],
    ["a fault of our own code", new TypeError("x is not a function")],
  ])("[H9][E8] %s, before a request goes out, is not the provider’s", (_, error) => {
    expect(readFailure(error, "key", false).kind).toBe("rejected");
    expect(isFault(error, false)).toBe(false);
  });

  it.each([
    ["a connection that breaks", new TypeError("fetch failed")],
    ["an answer that is nested too deeply to be read", new RangeError("Maximum call stack size exceeded")],
  ])("[E8] %s is the provider’s", (_, error) => {
    expect(isFault(error, true)).toBe(true);
  });
});
