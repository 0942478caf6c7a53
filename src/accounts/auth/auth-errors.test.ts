import { BASE_ERROR_CODES } from "@better-auth/core/error";
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { createSecrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { describeAuthProblem } from "./auth-errors.ts";
import { createAuth } from "./create-auth.ts";

/** Codes that users never see, with the reason. */
const neverTold: Readonly<Record<string, readonly string[]>> = {
  "our own failures, which give no details": [
    "FAILED_TO_CREATE_SESSION",
    "FAILED_TO_UPDATE_USER",
    "FAILED_TO_CREATE_VERIFICATION",
    "UNABLE_TO_CREATE_SESSION",
    "ASYNC_VALIDATION_NOT_SUPPORTED",
    "METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED",
  ],
  "whether an address has an account: the gateway asks again, and the answer is the one that all get": [
    "FAILED_TO_CREATE_USER",
    "USER_ALREADY_EXISTS",
    "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
  ],
  "of what is switched off, or is always on": [
    "CHANGE_EMAIL_DISABLED",
    "VERIFICATION_EMAIL_NOT_ENABLED",
    "USER_ALREADY_HAS_PASSWORD",
    "PASSWORD_ALREADY_SET",
    "OTP_NOT_ENABLED",
    "OTP_NOT_CONFIGURED",
    "TOTP_NOT_CONFIGURED",
    "RESOLVE_USER_REQUIRED",
    "RESOLVED_USER_INVALID",
  ],
  "said by the library's scripts in browsers, which we do not use": [
    "REGISTRATION_CANCELLED",
    "AUTH_CANCELLED",
    "UNKNOWN_ERROR",
  ],
};

describe("the library's errors", () => {
  const services = {
    config: readConfig({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }),
    db: {},
    secrets: createSecrets("a secret that only tests know, 32 characters"),
    log: createQuietLog().log,
  } as unknown as Services;
  // This makes no database queries.
  const { $ERROR_CODES: all } = createAuth(services);
  const told = Object.entries({ ...BASE_ERROR_CODES, ...all } as Record<string, { message: string }>).filter(
    ([code]) => !Object.values(neverTold).flat().includes(code),
  );

  it.each(told)("[B11] %s has our own code and message", (code, { message }) => {
    const problem = describeAuthProblem(code);
    expect(problem.code, "not described").not.toBe("bad_request");
    expect(problem.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(problem.message).not.toBe(message);
    expect(problem.message).toMatch(/^[A-Z].{15,}$/);
  });

  it("[B11] the required codes are there", () => {
    expect(
      ["PASSWORD_TOO_SHORT", "UNAUTHORIZED", "INVALID_TOKEN"].map((code) => describeAuthProblem(code).code),
    ).toEqual(["weak_password", "session_not_found", "invalid_jwt"]);
  });

  it("[B11] an unknown code, or the name of an object's built-in property, is a bad request", () => {
    for (const code of [undefined, "", "NEVER_HEARD_OF", "constructor", "__proto__", "toString"]) {
      expect(describeAuthProblem(code).code).toBe("bad_request");
    }
  });
});
