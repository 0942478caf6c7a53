import { Link } from "react-router";
import { botPath } from "../bot-rules.ts";
import type { ShownBot } from "./bot-picture.tsx";

interface Props {
  readonly bot: (ShownBot & { readonly isOwn: boolean }) | null;
  /** Name of the bot that the conversation began with. */
  readonly botName: string | null;
}

/** Line about the bot that answers, or the reason why none does. */
export function BotLine({ bot, botName }: Props) {
  if (bot) {
    return (
      <p className="pb-1 text-xs text-muted">
        With the bot{" "}
        {bot.isOwn ? (
          <Link to={botPath(bot.id)} className="-my-2 py-2 font-semibold text-accent-text hover:underline">
            {bot.name}
          </Link>
        ) : (
          <span className="font-semibold text-ink">{bot.name}</span>
        )}
        {!bot.isOwn && ", which another user shares with you"}
      </p>
    );
  }
  if (botName === null) return null;
  return (
    <p className="pb-1 text-xs text-muted">
      This began with the bot “{botName}”, which was deleted or isn’t shared with you anymore. New answers come without
      its instructions.
    </p>
  );
}
