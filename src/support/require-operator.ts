import type { RouterContextProvider } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";

/** @throws a redirect for visitors, and `not_found` for users who are not operators: they need not know what is here. */
export async function requireOperator(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const { viewer } = await requireSession(context, url);
  if (!viewer.isOperator) throw new AppError("not_found", { userMessage: "There is no such page." });
}
