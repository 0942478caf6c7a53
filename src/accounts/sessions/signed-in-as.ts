import type { Context } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Accounts } from "../accounts.ts";
import type { Viewer } from "../rules.ts";

/** Whoever is signed in, for what is no page. @throws {AppError} `unauthorized` for a guest. */
export async function signedInAs(c: Context<AppEnv>, { readSession }: Pick<Accounts, "readSession">): Promise<Viewer> {
  const { session } = await readSession({ headers: c.req.raw.headers, clientAddress: c.get("scope").clientAddress });
  if (session) return session.viewer;
  throw new AppError("unauthorized", { userMessage: "You are not signed in. Please sign in." });
}
