import { List, Pencil, Trash2 } from "lucide";
import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { optionText } from "../../pay-lines.ts";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { BotLine } from "../bots/ui/bot-line.tsx";
import { BotPicture, type ShownBot } from "../bots/ui/bot-picture.tsx";
import { chatLimits } from "../chat-rules.ts";

interface Props {
  /** Null for a new one. */
  readonly conversation: { readonly id: string; readonly title: string; readonly botName: string | null } | null;
  /** Null without one, and for one that the user can’t talk to anymore. */
  readonly bot: (ShownBot & { readonly isOwn: boolean }) | null;
  readonly engines: readonly EngineChoice[];
  readonly engine: EngineChoice | undefined;
  readonly onEngine: (id: string) => void;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

/** A list of models, as wide as its words. */
export const picker =
  "min-h-11 max-w-full rounded-sm border border-outline bg-surface px-3 py-2 text-sm text-ink hover:border-ink";

/** Which conversation this is, which model answers, and whose key pays. */
export function ChatHeader({ conversation, bot, engines, engine, onEngine, isListOpen, onList }: Props) {
  return (
    <header className="border-b border-hairline px-4 py-2 sm:px-6">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-2 xl:max-w-4xl">
        <div className="flex min-h-11 items-center gap-1">
          <Button
            look="ghost"
            className="-ml-3 px-3 lg:hidden [html:not(.js)_&]:hidden"
            aria-expanded={isListOpen}
            aria-label="Conversations"
            title="Conversations"
            onClick={onList}
          >
            <Icon of={List} className="size-5" />
          </Button>
          {bot && <BotPicture bot={bot} className="mr-2 size-9" />}
          <Title key={conversation?.title} conversation={conversation} bot={bot} />
        </div>
        <BotLine bot={bot} botName={conversation?.botName ?? null} />
        {engine && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1">
            <select
              aria-label="Model"
              className={picker}
              value={engine.id}
              onChange={(event) => onEngine(event.target.value)}
            >
              {engines.map((one) => (
                <option key={one.id} value={one.id}>
                  {optionText(one)}
                </option>
              ))}
            </select>
            {/* On phones, the price below says it. */}
            <p className="text-xs text-muted max-sm:hidden">
              {engine.payer === "own-key" ? "Runs on your own API key: 0 AI credits" : "Paid with AI credits"}
            </p>
          </div>
        )}
      </div>
    </header>
  );
}

function Title({ conversation, bot }: Pick<Props, "conversation" | "bot">) {
  const [isRenaming, setRenaming] = useState(false);
  if (!conversation) return <h1 className="min-w-0 truncate text-lg">{bot?.name ?? "Chat"}</h1>;
  if (isRenaming) return <RenameForm title={conversation.title} onEnd={() => setRenaming(false)} />;
  return (
    <>
      <h1 className="min-w-0 flex-1 truncate text-lg" title={conversation.title}>
        {conversation.title}
      </h1>
      <Button
        look="ghost"
        className="px-3 [html:not(.js)_&]:hidden"
        aria-label="Rename"
        title="Rename"
        onClick={() => setRenaming(true)}
      >
        <Icon of={Pencil} className="size-4" />
      </Button>
      <Form method="post">
        <Action intent="delete" label="Delete">
          <Icon of={Trash2} className="size-4" />
        </Action>
      </Form>
    </>
  );
}

function Action({
  intent,
  label,
  children,
}: {
  readonly intent: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      title={label}
      className={buttonClass({ look: "ghost", className: "px-3" })}
    >
      {children}
    </button>
  );
}

function RenameForm({ title, onEnd }: { readonly title: string; readonly onEnd: () => void }) {
  return (
    <Form
      method="post"
      className="flex min-w-0 flex-1 items-center gap-2"
      onSubmit={onEnd}
      onKeyDown={(event) => {
        if (event.key === "Escape") onEnd();
      }}
    >
      <input type="hidden" name="intent" value="rename" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just pressed Rename
        autoFocus
        onFocus={(event) => event.target.select()}
        name="title"
        aria-label="Title"
        required
        // Not spaces alone.
        pattern=".*\S.*"
        maxLength={chatLimits.title}
        defaultValue={title}
        className={classNames(control, "min-w-0 flex-1")}
      />
      <Button type="submit">Rename</Button>
      <Button look="ghost" onClick={onEnd}>
        Cancel
      </Button>
    </Form>
  );
}
