import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { findFigures } from "#studio/index.ts";
import { figuresPath } from "./design-rules.ts";

const wordsMax = 80;

/** The studio’s figures, for the editor. They are the same for everybody. */
export function figureRoutes() {
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
  return routes;
}
