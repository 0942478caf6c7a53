import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { drawFigure, findFigures } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import { designsPath, figuresPath } from "./design-rules.ts";
import { getDesign } from "./designs.ts";

const wordsMax = 80;
const drawingLimit = { name: "design-figures", attemptsMax: 120, windowSeconds: 60 };

/** The studio’s figures, for the editor: the list is the same for everybody, a drawn one is as a design’s style draws it. */
export function figureRoutes(services: Services, accounts: Accounts) {
  const { db, rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();
  routes.get(figuresPath, (c) => {
    const words = c.req.query("q") ?? "";
    if (words.length > wordsMax) {
      throw new AppError("invalid_input", {
        field: "q",
        userMessage: `Please search by ${wordsMax} characters at most.`,
      });
    }
    c.header("Cache-Control", "public, max-age=3600");
    return c.json({ figures: findFigures(words, { forLogos: c.req.query("logos") === "yes" }) });
  });

  routes.get(`${designsPath}/:id/figures/:figure`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await rateLimits.consume(drawingLimit, userId);
    const {
      brief,
      document: { width, height, palette },
    } = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const order = { figure: c.req.param("figure"), brief, canvas: { width, height, palette } };
    const turn = { group: userId, isShort: true, signal: c.req.raw.signal };
    const element = await drawFigure(workers, order, turn);
    if (!element) throw new AppError("not_found", { userMessage: "This symbol doesn’t exist anymore." });
    return c.json({ element }, 200, { "Cache-Control": "private, no-store" });
  });
  return routes;
}
