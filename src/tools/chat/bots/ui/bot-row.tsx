import type { ReactNode } from "react";
import { Chip } from "#ui/chip.tsx";
import { BotPicture, type ShownBot } from "./bot-picture.tsx";

interface Props {
  readonly bot: ShownBot & { readonly purpose: string };
  readonly marks?: readonly string[];
  /** Actions on the bot. */
  readonly children: ReactNode;
}

/** A bot of a list. */
export function BotRow({ bot, marks = [], children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      <BotPicture bot={bot} className="size-14" />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{bot.name}</span>
          {marks.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </p>
        {bot.purpose && <p className="max-w-[60ch] text-sm wrap-anywhere text-muted">{bot.purpose}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
