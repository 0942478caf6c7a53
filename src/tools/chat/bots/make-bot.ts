import { randomInt } from "node:crypto";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { drawBotMark, setBotPicture } from "./bot-pictures.ts";
import type { BotField } from "./bot-rules.ts";
import { addBot, getBot, type OwnBot } from "./bots.ts";
import { findStarterBot } from "./starter-bots.ts";

/** Adds a bot with a picture by the studio. @param values checked. @returns its id. @throws {AppError} as `addBot`. */
export async function makeBot(
  services: Services,
  userId: string,
  values: Readonly<Record<Exclude<BotField, "revision">, string>>,
): Promise<string> {
  const botId = await addBot(services, userId, values);
  // The bot is there: a picture can be drawn later.
  await drawPicture(services, { userId, botId }, { name: values.name, variant: 0 }).catch((error: unknown) =>
    services.log.error({ err: error }, "a bot's picture could not be drawn"),
  );
  return botId;
}

/** Makes a starter bot the user's own. @returns its id. @throws {AppError} `not_found`, and as `addBot`. */
export async function copyStarterBot(services: Services, userId: string, starterId: string): Promise<string> {
  const starter = findStarterBot(starterId);
  if (!starter) throw new AppError("not_found", { userMessage: "There is no such bot to copy." });
  const { name, purpose, instructions } = starter;
  return makeBot(services, userId, { name, purpose, instructions, engine: "" });
}

const drawingLimit = { name: "bot-drawings", attemptsMax: 60, windowSeconds: 60 * 60 };
const variantsMax = 10_000;

/** Has the studio draw another picture from the bot's name. @throws {AppError} `not_found`, `rate_limited`, `invalid_input`. */
export async function drawAnotherPicture(services: Services, own: OwnBot): Promise<void> {
  const { name } = await getBot(services.db, own);
  await services.rateLimits.consume(drawingLimit, own.userId);
  if (await drawPicture(services, own, { name, variant: randomInt(1, variantsMax) })) return;
  throw new AppError("invalid_input", {
    userMessage: "The studio can’t draw anything from this name. Please upload a picture.",
  });
}

async function drawPicture(
  services: Services,
  own: OwnBot,
  drawn: { readonly name: string; readonly variant: number },
): Promise<boolean> {
  const mark = await drawBotMark(services, { userId: own.userId, ...drawn });
  if (mark) await setBotPicture(services, own, mark);
  return mark !== undefined;
}
