import { APIError, getSessionFromCtx } from "better-auth/api";
import type { Services } from "#platform/services.ts";
import { updateProfile } from "../profile/update-profile.ts";
import { checkProfile } from "../rules.ts";
import type { HookContext } from "./hook-context.ts";

const changeable = ["firstName", "lastName"];

/**
 * Answers `/update-user` in the library's place: first and last name can be changed there, by the profile form's rules and with the profile
 * in step. Nothing else can; a picture above all is uploaded, never an address that somebody gives.
 * @returns the answer, or nothing for all other paths.
 */
export async function changeOwnUser({ db, clock }: Pick<Services, "db" | "clock">, context: HookContext) {
  const { path, body = {} } = context;
  if (path !== "/update-user") return undefined;
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!current) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  const names = Object.keys(body);
  if (names.length === 0 || names.some((name) => !changeable.includes(name))) {
    throw invalid("Only firstName and lastName can be changed here. Pictures are uploaded in the settings.");
  }
  const form = new FormData();
  for (const name of changeable) {
    const value = Object.hasOwn(body, name) ? body[name] : current.user[name];
    form.set(name, typeof value === "string" ? value : "");
  }
  const { values, errors } = checkProfile(form);
  const [message] = Object.values(errors);
  if (message) throw invalid(`${message}.`);
  await updateProfile(db, { userId: current.user.id, ...values, at: clock.now() });
  return { status: true };
}

const invalid = (message: string) => new APIError("UNPROCESSABLE_ENTITY", { code: "INVALID_INPUT", message });
