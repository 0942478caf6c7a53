import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { actingAs, requirePermission } from "#teams/index.ts";
import { type FeaturesOf, requireBrandKits } from "../../plan-features.ts";
import { ownFontsPath } from "./own-font-rules.ts";
import { addFont, readFont } from "./own-fonts.ts";

/** Each takes a thread for some tenths of a second. */
const uploadLimit = { name: "design-fonts", attemptsMax: 40, windowSeconds: 60 * 60 };

/** Fonts of users' own: for brand kits, and for the editor, which sets type itself. */
export function ownFontRoutes(services: Services, accounts: Accounts, featuresOf: FeaturesOf) {
  const { rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // A form with the fields `file` and `right`: "yes" says that the user may use the font.
  routes.post(ownFontsPath, async (c) => {
    const { userId, ownerId, team } = await actingAs(c, services, accounts);
    requirePermission({ team }, "manage-kits");
    await requireBrandKits(featuresOf, ownerId);
    await rateLimits.consume(uploadLimit, userId);
    const form = await readForm(c.req.raw);
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a file first." });
    }
    if (form.get("right") !== "yes") {
      throw new AppError("invalid_input", {
        field: "right",
        userMessage: "Please confirm that you have the right to use this font.",
      });
    }
    const given = { userId: ownerId, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
    const font = await addFont(services, given, c.req.raw.signal);
    return c.json({ font }, 201, { "Cache-Control": "private, no-store" });
  });

  routes.get(`${ownFontsPath}/:id`, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    const fontId = c.req.param("id");
    const file = await readFont(services, { userId: ownerId, fontId });
    // Asked about each time: one that was deleted is used no more.
    const headers = { "Cache-Control": "private, no-cache", ETag: `"${fontId}"` };
    if (c.req.header("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
    return c.body(new Uint8Array(file), 200, {
      ...headers,
      "Content-Type": "font/ttf",
      "X-Content-Type-Options": "nosniff",
    });
  });

  return routes;
}
