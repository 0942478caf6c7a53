import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { createLog } from "../log.ts";
import { answerForm } from "./answer-form.ts";

const failureMessage = "It could not be saved. Please try again in a moment.";

describe("answering a form", () => {
  async function answer(error: Error) {
    const lines: string[] = [];
    const sent = new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ name: "Ada" }) });
    const { data, init } = await answerForm(sent, {
      check: (form) => ({ values: { name: String(form.get("name")) }, errors: {} }),
      onValid: () => Promise.reject(error),
      failureMessage,
      log: createLog("debug", { write: (line) => void lines.push(line) }),
    });
    return {
      status: init?.status,
      said: data.outcome === "refused" && data.message,
      logged: lines.map((line) => JSON.parse(line).err.message),
    };
  }

  it("[H7] a failure on our side keeps what was typed, and its cause is in the log", async () => {
    const userMessage = "Our file storage doesn’t work at the moment.";
    const cause = new Error("the bucket is full");
    expect(await answer(new AppError("unavailable", { userMessage, cause }))).toEqual({
      status: 503,
      said: userMessage,
      logged: ["the bucket is full"],
    });
    expect(await answer(new Error("a mistake"))).toEqual({
      status: 500,
      said: failureMessage,
      logged: ["a mistake"],
    });
  });

  it("[H7] a refusal says why, and is nothing for the log", async () => {
    const userMessage = "This name is taken.";
    expect(await answer(new AppError("conflict", { userMessage }))).toEqual({
      status: 409,
      said: userMessage,
      logged: [],
    });
  });
});
