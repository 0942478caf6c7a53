import type { Executor } from "#platform/db/database.ts";
import { formatDay } from "#ui/format-date.ts";
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
        note: `Linked on ${formatDay(linkedAt)}`,
        id,
      }),
    ),
  );
  return [...password, ...others];
}
