import { OpenAPIHono } from "@hono/zod-openapi";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { balanceRoute, usageRoute } from "./api-definitions.ts";
import { creditsPath, statementPath } from "./credits-paths.ts";
import { findBalance } from "./find-balance.ts";
import { streamParts, writeStatement } from "./statement/write-statement.ts";
import { listUsage } from "./usage/list-usage.ts";
import { readTimeZone, readUsageSpan, usageSpans } from "./usage/usage-report.ts";

const ownOnly = { "Cache-Control": "private, no-store" };

const unknownSpan = () =>
  new AppError("invalid_input", { userMessage: `The span must be one of: ${usageSpans.join(", ")}.` });

/**
 * The user's own credits for scripts and downloads. Read-only: credits change only in use cases (docs/decisions/0022).
 * @param refresh grants credits that are due, before they are read.
 */
export function creditsRoutes(
  services: Services,
  accounts: Accounts,
  { refresh }: { readonly refresh: (userId: string) => Promise<void> },
) {
  const { db, clock } = services;
  const routes = new OpenAPIHono<AppEnv>();

  routes.openapi(balanceRoute, async (c) => {
    const { userId } = await signedInAs(c, accounts);
    await refresh(userId);
    return c.json({ balance: (await findBalance(db, userId, clock.now())) ?? null }, 200, ownOnly);
  });

  routes.openapi(usageRoute, async (c) => {
    const { userId } = await signedInAs(c, accounts);
    const asked = c.req.query("span") ?? null;
    const span = readUsageSpan(asked);
    // Pages ignore an invalid span; API clients get an error.
    if (asked !== null && asked !== span) throw unknownSpan();
    const timeZone = readTimeZone(c.req.query("timeZone"));
    return c.json(await listUsage(db, { userId, span, timeZone, now: clock.now() }), 200, ownOnly);
  });

  routes.get(statementPath, async (c) => {
    const { clientAddress } = c.get("scope");
    const { session } = await accounts.readSession({ headers: c.req.raw.headers, clientAddress });
    // After signing in, lead to the credits page, because a download that starts by itself would be confusing.
    if (!session) return c.redirect(loginPath(creditsPath), 302);
    await refresh(session.viewer.userId);
    const name = `${fileNameOf(services.config.product.name, "my")}-credits`;
    return c.body(await streamParts(writeStatement(db, session.viewer.userId)), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition("attachment", `${name}-${clock.now().toISOString().slice(0, 10)}.csv`),
      ...ownOnly,
    });
  });

  return routes;
}
