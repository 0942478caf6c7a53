import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { noAnswerMessage } from "#ui/no-answer.ts";
import { signedOutMessage } from "../../redirect-paths.ts";
import { findFailure } from "./find-failure.ts";

const noAnswer = new TypeError("Failed to fetch");
const toSignIn = redirect("/login?redirectTo=/home/bots/new%3Fproject=1", 302);
const fromProxy = (status: number) => new ErrorResponse(status, "", "<html>Bad gateway</html>");
const of = (result: unknown, { isSignedIn = true, type = "error" as "error" | "data" } = {}) =>
  findFailure({ "tools/pages/bots": { type, result } }, { pathname: "/home/bots/new", isSignedIn });

describe("a form that isn’t taken", () => {
  it.each<[string, unknown, string | RegExp]>([
    ["no answer in Chromium", noAnswer, noAnswerMessage],
    ["no answer in Firefox", new TypeError("NetworkError when attempting to fetch resource."), noAnswerMessage],
    ["no answer in Safari", new TypeError("Load failed"), noAnswerMessage],
    ["an answer that broke off", new Error("Unable to decode turbo-stream response"), /broke off/],
    ["the sign-in page", toSignIn, signedOutMessage],
    ["our own refusal", new ErrorResponse(409, "", { code: "conflict", message: "There are 200." }), "There are 200."],
    ["a proxy without a server", fromProxy(502), /^We can’t answer/],
    ["too large for a proxy", fromProxy(413), /^That is more than/],
    ["too often for a proxy", fromProxy(429), /^Too many requests/],
  ])("[B7] says in a sentence why: %s", (_, result, sentence) => {
    expect(of(result)).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
    // As React Router wraps what comes without a status.
    if (!(result instanceof Response)) expect(of(data(result))).toEqual(of(result));
  });

  it.each<[string, unknown, Parameters<typeof of>[1]?]>([
    ["what was taken", { outcome: "done" }, { type: "data" }],
    ["what its page answers itself", data({ outcome: "refused", message: "Name it." }, 422), { type: "data" }],
    ["a page that it leads to", redirect("/ideation/1", 303)],
    ["a visitor who has to sign in first", toSignIn, { isSignedIn: false }],
    ["a plan that leads back to its choice", redirect("/login?redirectTo=/pricing%3Fplan=pro")],
    ["signing out", redirect("/login")],
    ["another site’s sign-in page", redirect("https://idp.example/sso?redirectTo=/login")],
    ["an address without a page", fromProxy(404)],
    ["our own fault in the browser", new TypeError("x is not a function")],
    ["nothing", undefined],
    ["null", null],
  ])("[B7] leaves alone %s", (_, result, options) => {
    expect(of(result, options)).toBeUndefined();
  });
});
