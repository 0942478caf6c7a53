import type { Executor } from "#platform/db/database.ts";
import type { Login, Viewer } from "../rules.ts";
import { describeIdentity } from "../sso/describe-identity.ts";
import { getWaysIn } from "./get-ways-in.ts";

/** By whose word somebody gets in, the password first, as its owner reads it. */
export async function listLogins(db: Executor, { userId, email }: Pick<Viewer, "userId" | "email">): Promise<Login[]> {
  const { hasPassword, linked } = await getWaysIn(db, userId);
  const password: Login[] = hasPassword ? [{ kind: "password", name: "Password", note: `With ${email}` }] : [];
  const others = await Promise.all(
    linked.map(
      async ({ id, providerId, linkedAt }): Promise<Login> => ({
        kind: providerId === "google" ? "google" : "organisation",
        name: await describeIdentity(db, providerId),
        note: `Linked on ${writeDay(linkedAt)}`,
        id,
      }),
    ),
  );
  return [...password, ...others];
}

/** Which day it was where the reader is, the server does not know; its own is near enough for a list of months and years. */
function writeDay(moment: Date): string {
  return moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
