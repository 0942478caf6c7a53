import { Hono } from "hono";
import { z } from "zod";
import type { Accounts } from "#accounts/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import type { detectLanguage } from "./detect-language.ts";
import { detectedMax, languagePath } from "./translate-settings.ts";

/** A page asks when the user has stopped typing. */
const detectionLimit = { name: "language-detection", attemptsMax: 300, windowSeconds: 5 * 60 };

const schema = z.strictObject({ text: z.string().max(detectedMax) });

/** Tells the language of a text. Costs nothing, and nothing is kept. */
export function translateRoutes(services: Services, accounts: Accounts) {
  const { rateLimits, workers } = services;
  return new Hono<AppEnv>().post(languagePath, async (c) => {
    const { userId } = await actingAs(c, services, accounts);
    await rateLimits.consume(detectionLimit, userId);
    const { text } = checkInput(schema, await readJson(c));
    // Reading the tables of languages keeps a process busy for half a second.
    const turn = { group: userId, isShort: true, signal: c.req.raw.signal };
    const language = await workers.run<typeof detectLanguage>("languages.detectLanguage", text, turn);
    return c.json({ language: language ?? null }, 200, { "Cache-Control": "private, no-store" });
  });
}
