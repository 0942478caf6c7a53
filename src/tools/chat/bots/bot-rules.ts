/** Rules that the pages of bots and the server agree on. Pure: the browser uses them, too. */
import { type Checked, fieldOf, tidyLine, tidyText, withoutEmpty } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { chatPath } from "../chat-rules.ts";

export const botsPath = "/home/bots";
export const botPath = (botId: string): string => `${botsPath}/${botId}`;
/** In place of an id. */
export const newBot = "new";
export const sharedBotPath = (token: string): string => `${botsPath}/shared/${token}`;
/** Begins a conversation. */
export const botChatPath = (botId: string): string => `${chatPath}?bot=${botId}`;

export const botLimits = {
  /** Characters. */
  name: 60,
  purpose: 160,
  instructions: 8_000,
  fileName: 120,
  /** Characters of all files of a bot together. */
  filesText: 60_000,
  files: 5,
  /** For each user. */
  bots: 100,
  shared: 100,
} as const;

export type BotField = "name" | "purpose" | "instructions" | "engine" | "revision";

export function checkBotForm(form: FormData): Checked<BotField> {
  const values = {
    name: tidyLine(fieldOf(form, "name")),
    purpose: tidyLine(fieldOf(form, "purpose")),
    instructions: tidyText(fieldOf(form, "instructions")),
    engine: fieldOf(form, "engine"),
    revision: fieldOf(form, "revision"),
  };
  const errors = withoutEmpty({
    name: lengthError(values.name, botLimits.name, "Please give the bot a name."),
    purpose: lengthError(values.purpose, botLimits.purpose),
    instructions: lengthError(
      values.instructions,
      botLimits.instructions,
      "Please write what the bot does and how it answers.",
    ),
    engine: values.engine.length > 250 ? "Please choose a model from the list." : undefined,
  });
  return { values: { ...values, name: values.name.slice(0, 200), engine: values.engine.slice(0, 250) }, errors };
}

function lengthError(text: string, lengthMax: number, ifEmpty?: string): string | undefined {
  if (text === "") return ifEmpty;
  return text.length > lengthMax
    ? `This has ${formatNumber(text.length)} characters. It can have ${formatNumber(lengthMax)}.`
    : undefined;
}

export const isBotToken = (text: string): boolean => /^[\w-]{24}$/.test(text);
