import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { hasRecentStepUp } from "../auth/step-up.ts";
import { confirmPath, loginPath } from "../redirect-paths.ts";
import { findArchive } from "./data-export.ts";

/** Exports, each available only to its owner after a recent step-up. For everyone else they don't exist. */
export function archiveRoutes(services: Services, { readSession }: Accounts) {
  const routes = new Hono<AppEnv>();

  routes.get("/settings/data/:id{[0-9a-f-]{36}}", async (c) => {
    const { clientAddress } = c.get("scope");
    const { session } = await readSession({ headers: c.req.raw.headers, clientAddress });
    // Not to the file itself: after signing in, a page is clearer than a download that starts on its own.
    if (!session) return c.redirect(loginPath("/settings/data"), 302);
    if (!(await hasRecentStepUp(services, session.sessionId))) return c.redirect(confirmPath("/settings/data"), 302);
    const { userId } = session.viewer;
    const bytes = await findArchive(services, { exportId: c.req.param("id"), userId });
    if (!bytes) {
      throw new AppError("not_found", {
        userMessage: "This export doesn’t exist or has expired. You can request a new one in your settings.",
      });
    }
    const day = services.clock.now().toISOString().slice(0, 10);
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": contentDisposition(
        "attachment",
        `${fileNameOf(services.config.product.name, "my")}-data-${day}.zip`,
      ),
      "Cache-Control": "private, no-store",
    });
  });

  return routes;
}
