import { APIError } from "better-auth/api";
import { parseEmail } from "#platform/forms/rules.ts";
import { checkProfile } from "../rules.ts";
import type { HookContext } from "./hook-context.ts";

/** A new account has a first and a last name and an address that mail can be sent to, as tidied by the same rules as the form's. */
export async function checkNewAccount({ path, body }: HookContext) {
  if (path !== "/sign-up/email") return undefined;
  const form = new FormData();
  for (const name of ["firstName", "lastName"]) form.set(name, typeof body?.[name] === "string" ? body[name] : "");
  const { values, errors } = checkProfile(form);
  const [message] = Object.values(errors);
  if (message) throw new APIError("UNPROCESSABLE_ENTITY", { code: "INVALID_INPUT", message: `${message}.` });
  const email = parseEmail(typeof body?.email === "string" ? body.email : "");
  if (!email) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  const { password } = body ?? {};
  // Nothing else that was sent reaches the new row.
  return { context: { body: { ...values, email, password, name: `${values.firstName} ${values.lastName}` } } };
}
