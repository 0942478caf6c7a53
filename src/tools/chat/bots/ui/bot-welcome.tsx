import { BotPicture, type ShownBot } from "./bot-picture.tsx";
import { NoBotEngine } from "./no-bot-engine.tsx";

interface Props {
  readonly bot: ShownBot & { readonly purpose: string };
  readonly hasEngine: boolean;
}

/** In place of messages, before the first one. */
export function BotWelcome({ bot, hasEngine }: Props) {
  return (
    <div className="grid max-w-[56ch] gap-4 sm:py-10">
      <BotPicture bot={bot} className="size-16" />
      <h2 className="text-xl wrap-anywhere">Talk to {bot.name}</h2>
      {bot.purpose && <p className="wrap-anywhere text-muted">{bot.purpose}</p>}
      {hasEngine ? (
        <p className="text-muted">Write a message below. Its instructions and files go along with each message.</p>
      ) : (
        <NoBotEngine need="To talk to a bot, you need a language model. Its instructions and files stay as they are." />
      )}
    </div>
  );
}
