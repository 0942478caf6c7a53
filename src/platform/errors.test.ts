import { describe, expect, it } from "vitest";
import { AppError, errorBody, httpStatusByErrorCode } from "./errors.ts";

describe("errors", () => {
  it("[H7] every code has a status of its own kind, and only two are ours to answer for", () => {
    const statuses = Object.entries(httpStatusByErrorCode);
    expect(statuses.filter(([, status]) => status >= 500).map(([code]) => code)).toEqual(["internal", "unavailable"]);
    for (const [code, status] of statuses) expect(status, code).toBeGreaterThanOrEqual(400);
  });

  it("keeps what the developer reads apart from what the person reads", () => {
    const cause = new Error("connection refused");
    const error = new AppError("unavailable", { userMessage: "Please try again.", message: "no database", cause });
    expect(error).toMatchObject({
      status: 503,
      userMessage: "Please try again.",
      message: "no database",
      cause,
      headers: {},
    });
    expect(errorBody(error.code, error.userMessage, "r-1")).toEqual({
      error: { code: "unavailable", message: "Please try again.", requestId: "r-1" },
    });
  });

  it("says the same to both where there is nothing more to say", () => {
    expect(new AppError("gone", { userMessage: "It is gone." }).message).toBe("It is gone.");
  });
});
