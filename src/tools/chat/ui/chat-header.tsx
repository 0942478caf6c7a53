import { List, Pencil, SlidersHorizontal } from "lucide";
import { useState } from "react";
import { Form, Link } from "react-router";
import type { EngineChoice } from "#models/rules.ts";
import { DeleteSign, ShareWithTeam } from "#teams/ui/index.ts";
import { callApi } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { ShareWork } from "#work/ui/index.ts";
import { FallbackField } from "../../run-screens/text/ui/fallback-field.tsx";
import { DownloadText } from "../../run-screens/text-files/ui/download-text.tsx";
import { RenameForm } from "../../run-screens/ui/rename-form.tsx";
import { BotLine } from "../bots/ui/bot-line.tsx";
import { BotPicture, type ShownBot } from "../bots/ui/bot-picture.tsx";
import { chatLimits, conversationFilePath, conversationPath } from "../chat-rules.ts";
import { ModelPicker } from "./model-picker.tsx";

interface Props {
  /** Null for a new one. */
  readonly conversation: { readonly id: string; readonly title: string; readonly botName: string | null } | null;
  /** Link to the conversation, if it is shared. */
  readonly link: ShownWorkLink | null;
  /** True once it is shared with the team. */
  readonly isShared: boolean;
  /** Null without one, and for one that the user can’t talk to anymore. */
  readonly bot: (ShownBot & { readonly isOwn: boolean }) | null;
  readonly engines: readonly EngineChoice[];
  /** Engines that answer, the first one first; none if no engine is connected. */
  readonly chosen: readonly EngineChoice[];
  readonly onChosen: (ids: readonly string[]) => void;
  /** Undefined if there is no other model for it. */
  readonly mayFallBack: boolean | undefined;
  readonly onFallBack: (may: boolean) => void;
  readonly original: { readonly id: string; readonly title: string } | null;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

/** Header that shows the conversation, the models that answer, and the key that pays. */
export function ChatHeader(props: Props) {
  const { conversation, link, isShared, bot, engines, chosen, onChosen, mayFallBack, onFallBack } = props;
  const { original, isListOpen, onList } = props;
  const [isOpen, setOpen] = useState(false);
  // A new chat begins with its model. Later, phones have room for the messages instead.
  const folded = conversation && !isOpen ? "max-sm:[.js_&]:hidden" : undefined;
  return (
    <header className="border-b border-hairline px-4 py-2 sm:px-6">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-2 xl:max-w-4xl">
        <div className="flex min-h-11 flex-wrap items-center gap-1">
          <Button
            variant="ghost"
            className="-ml-3 px-3 lg:hidden [html:not(.js)_&]:hidden"
            aria-expanded={isListOpen}
            aria-label="Conversations"
            title="Conversations"
            onClick={onList}
          >
            <Icon icon={List} className="size-5" />
          </Button>
          {bot && <BotPicture bot={bot} className="mr-2 size-9" />}
          <Title
            key={conversation?.title}
            {...{ conversation, link, isShared, bot, isOpen, folded }}
            onOpen={() => setOpen((before) => !before)}
          />
        </div>
        {conversation && (
          <ShareWithTeam
            key={conversation.id}
            kind="chat"
            isShared={isShared}
            className={isShared ? undefined : folded}
          />
        )}
        <BotLine bot={bot} botName={conversation?.botName ?? null} />
        {original && (
          <p className="truncate text-xs text-muted">
            Branched from{" "}
            <Link to={conversationPath(original.id)} className="font-semibold text-accent-text hover:underline">
              {original.title}
            </Link>
          </p>
        )}
        {chosen.length > 0 && (
          <div className={classNames("grid grid-cols-1 gap-2", folded)}>
            <ModelPicker engines={engines} chosen={chosen} onChosen={onChosen} />
            <FallbackField
              // The price is beside the message.
              label="If this model fails, let another one answer"
              mayFallBack={mayFallBack}
              onFallBack={onFallBack}
            />
          </div>
        )}
      </div>
    </header>
  );
}

interface TitleProps extends Pick<Props, "conversation" | "link" | "isShared" | "bot"> {
  readonly isOpen: boolean;
  /** Class of what is folded on phones. */
  readonly folded: string | undefined;
  readonly onOpen: () => void;
}

function Title({ conversation, link, isShared, bot, isOpen, folded, onOpen }: TitleProps) {
  const [isRenaming, setRenaming] = useState(false);
  if (!conversation) return <h1 className="min-w-0 truncate text-lg">{bot?.name ?? "Chat"}</h1>;
  if (isRenaming)
    return (
      <RenameForm
        {...{ name: "title", label: "Title", value: conversation.title, lengthMax: chatLimits.title }}
        onEnd={() => setRenaming(false)}
      />
    );
  return (
    <>
      <h1 className="min-w-0 flex-1 truncate text-lg" title={conversation.title}>
        {conversation.title}
      </h1>
      <Button
        variant="ghost"
        className="-mr-3 px-3 sm:hidden [html:not(.js)_&]:hidden"
        aria-expanded={isOpen}
        aria-label="Model and actions"
        title="Model and actions"
        onClick={onOpen}
      >
        <Icon icon={SlidersHorizontal} className="size-5" />
      </Button>
      <div className={classNames("flex items-center gap-1 max-sm:-ml-3 max-sm:w-full", folded)}>
        <Button
          variant="ghost"
          className="px-3 [html:not(.js)_&]:hidden"
          aria-label="Rename"
          title="Rename"
          onClick={() => setRenaming(true)}
        >
          <Icon icon={Pencil} className="size-4" />
        </Button>
        <ShareWork key={conversation.id} shared="conversation" link={link} isSign />
        <DownloadText title={conversation.title} text={() => readText(conversation.id)} />
        <Form method="post">
          <DeleteSign what="this chat" isTeams={isShared} />
        </Form>
      </div>
    </>
  );
}

const readText = async (conversationId: string): Promise<string> =>
  (await callApi(conversationFilePath(conversationId))).text();
