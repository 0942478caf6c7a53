import { describe, expect, it } from "vitest";
import { isOwnOrigin } from "./require-same-origin.ts";

describe("own origin", () => {
  it.each([
    ["https://easel.example", "easel.example", true],
    ["https://easel.example", "app:3000", true],
    ["http://easel.example", "easel.example", false],
    ["https://evil.example", "evil.example", false],
    ["https://easel.example.evil.example", "easel.example", false],
    ["https://easel.example:8443", "easel.example:8443", false],
    ["null", "easel.example", false],
    ["", "easel.example", false],
    [undefined, "easel.example", false],
  ])("[H7] with a public address, %s (host %s) may write: %s", (origin, host, own) => {
    expect(isOwnOrigin(origin, "https://easel.example", host)).toBe(own);
  });

  it.each([
    ["http://localhost:3000", "localhost:3000", true],
    ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
    ["http://192.168.1.5:3000", "192.168.1.5:3000", true],
    ["http://localhost:5173", "localhost:3000", false],
    ["https://evil.example", "localhost:3000", false],
    [undefined, undefined, false],
  ])("[H7] on a laptop, %s (host %s) may write: %s", (origin, host, own) => {
    expect(isOwnOrigin(origin, "http://localhost:3000", host)).toBe(own);
  });
});
