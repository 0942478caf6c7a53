import { type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import { fallbacksFor } from "#models/rules.ts";
import { classNames } from "#ui/class-names.ts";
import { answerPollMs, usePolling } from "#ui/use-polling.ts";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { scrollerMark } from "../../run-screens/ui/answer-text.tsx";
import { useTeamCredits } from "../../run-screens/ui/payment-note.tsx";
import { usePayload } from "../../run-screens/ui/use-payload.ts";
import { fillerOf } from "../bots/bot-preamble.ts";
import { BotWelcome } from "../bots/ui/bot-welcome.tsx";
import { readChatPayload } from "../chat-payload.ts";
import { conversationPath } from "../chat-rules.ts";
import { canRead, engineWithin, maxAicFor, planMessage } from "../plan-message.ts";
import type { readChat } from "../read-chat.ts";
import { chosenAnswer } from "../sent-messages.ts";
import { ChatHeader } from "./chat-header.tsx";
import { EditedCopy, EmptyChat } from "./chat-notes.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { type ShownAnswer, type ShownMessage, stillRead, withLive } from "./shown-messages.ts";
import { TryAgain } from "./try-again.tsx";
import { useAttachments } from "./use-attachments.ts";
import { useChat } from "./use-chat.ts";
import { useDraft } from "./use-draft.ts";

interface Props extends Awaited<ReturnType<typeof readChat>> {
  readonly link: ShownWorkLink | null;
  readonly isShared: boolean;
  readonly shownId: string | null;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

/** One conversation: its messages, what is being written, and the next message. */
export function ChatWindow(props: Props) {
  const { conversation, bot, messages: stored, engines, engineId, shownId, isListOpen, onList, draft, ...data } = props;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  /** A conversation that began here, until the page shows it. */
  const [begunId, setBegunId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page shows another place
  useEffect(() => setBegunId(null), [shownId]);
  const place = placeOf({ draft, shownId: shownId ?? begunId, bot });
  const { text, setText, suggest, moveTo } = useDraft({ userId: data.userId, place, first: draft?.text ?? "" });
  const attachments = useAttachments(place, draft?.files ?? []);
  const { replace: replaceFiles } = attachments;
  const open = (id: string) => {
    moveTo(id);
    attachments.moveTo(id);
    // What is typed from now on belongs to it, long before the page has read it.
    if (shownId === null) setBegunId(id);
    void navigate(conversationPath(id), { replace: true, preventScrollReset: true });
  };
  const chat = useChat({ shownId, stored, engines, botId: bot?.id ?? null, open, refresh: revalidate });
  const { problem, ask } = chat;
  const lives = stillRead(chat.lives, stored);
  usePayload({ read: readChatPayload, onPayload: (prompt) => suggest(prompt ?? "") });
  const { isDropping, dropArea } = useDrop(attachments.add);
  const [mayFallBack, setMayFallBack] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const isStartedHere = lives.some(({ conversationId }) => conversationId === shownId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation has its own models
  useEffect(() => {
    if (!isStartedHere) setPicked([]);
  }, [shownId]);
  const messages = withLive(stored, lives);
  const liveIds = lives.map(({ answer }) => answer.id);
  // Its stored form says first that it has ended, if it was stopped.
  const isRunning = messages.some(({ answers }) =>
    answers.some(({ id, state }) => liveIds.includes(id) && state === "running"),
  );
  const storedAsRunning = stored.flatMap(({ answers }) => answers.filter(({ state }) => state === "running"));
  /** After the page was loaded again, in another tab, or without a connection. */
  const elsewhere = storedAsRunning.filter(({ id }) => !liveIds.includes(id));
  const isWrittenElsewhere = elsewhere.length > 0;
  const isLost = lives.some((live) => live.isLost);
  const isOutdated = storedAsRunning.length > 0 && !isRunning;
  usePolling(isOutdated || isLost, isWrittenElsewhere || isLost ? answerPollMs : 300);
  const isStopping = chat.isStopping && (isRunning || isWrittenElsewhere);
  const stop = () => chat.stop(elsewhere.map(({ runId }) => runId));

  const wanted = picked.length > 0 ? picked : [engineId];
  const found = wanted.flatMap((id) => engines.filter((engine) => engine.id === id));
  const chosen = found.length > 0 ? found : engines.slice(0, 1);
  const preamble = useMemo(() => bot && fillerOf(bot.preambleBytes), [bot]) ?? undefined;
  const { files } = attachments;
  const message = { earlier: messages.map(exchangeOf), next: { text, files }, preamble };
  const plan = planMessage(chosen, engines, message);
  const last = messages.at(-1);
  const scroller = useRef<HTMLElement>(null);
  // Side by side, the others answer anyway.
  const [only] = chosen.length === 1 ? chosen : [];
  const hasFallback = only && fallbacksFor(engines, only).length > 0;
  const asked = plan.asked.map((one) => ({ ...one, mayFallBack: hasFallback ? mayFallBack : false }));
  const maxAic = asked.reduce((sum, one) => sum + one.maxAic, 0);
  const team = useTeamCredits();
  const cheaper = team && maxAic > team.leftAic ? engineWithin(engines, message, team.leftAic) : undefined;
  const send = async () => {
    const [first, ...others] = asked;
    if (!first) return;
    setText("");
    replaceFiles([]);
    // To the end, where the message appears.
    scroller.current?.scrollTo({ top: 0 });
    // The last one that is shown: the page may not have its stored form yet.
    const isSent = await ask({ kind: "new", after: messages.at(-1)?.id ?? null, text, files }, [first, ...others]);
    if (!isSent) {
      suggest(text);
      replaceFiles(files);
    }
    // A draft that was sent doesn't come back with the page.
    else if (draft !== null && shownId !== null) open(shownId);
  };
  const again = last && { earlier: message.earlier.slice(0, -1), next: last, preamble };
  return (
    <section
      {...dropArea}
      aria-label="Chat"
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_minmax(0,auto)]"
    >
      <ChatHeader
        bot={bot}
        conversation={conversation}
        link={data.link}
        isShared={data.isShared}
        engines={engines}
        chosen={chosen}
        onChosen={setPicked}
        mayFallBack={hasFallback ? mayFallBack : undefined}
        onFallBack={setMayFallBack}
        original={data.original}
        isListOpen={isListOpen}
        onList={onList}
      />
      <section
        {...scrollerMark}
        ref={scroller}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
        tabIndex={0}
        className={classNames(
          "flex overflow-y-auto overscroll-contain px-4 py-6 -outline-offset-2 sm:px-6",
          // Reversed, so that it starts at its end and stays there while an answer grows.
          messages.length === 0 ? "flex-col" : "flex-col-reverse",
        )}
      >
        <div className="mx-auto mb-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 xl:max-w-4xl">
          {data.deleted && (
            <DeletionNote fields={{ conversationId: data.deleted.id }}>
              “{data.deleted.title}” was deleted.
            </DeletionNote>
          )}
          {messages.length > 0 ? (
            <MessageList
              messages={messages}
              isShared={data.isShared}
              earlierPath={data.earlierPath}
              isStopping={isStopping}
            />
          ) : draft ? null : (
            (bot && <BotWelcome bot={bot} hasEngine={chosen.length > 0} />) || (
              <EmptyChat hasEngine={chosen.length > 0} onExample={setText} />
            )
          )}
          {last && again && chosen.length > 0 && !isRunning && !isWrittenElsewhere && !data.isEarlier && (
            <TryAgain
              key={last.answers.length}
              message={last}
              engines={engines.filter((engine) => canRead(engine, again))}
              maxAicOf={(engine) => maxAicFor(engine, again)}
              onAgain={(engine) =>
                void ask({ kind: "again", messageId: last.id }, [{ engine, maxAic: maxAicFor(engine, again) }])
              }
            />
          )}
          <p role="status" className="sr-only">
            {statusOf(messages.at(-1)?.answers.filter(({ id }) => liveIds.includes(id)) ?? [], isWrittenElsewhere)}
          </p>
        </div>
      </section>
      <div
        // Windows as low as a phone that lies on its side.
        className={classNames(
          "overflow-y-auto px-4 sm:px-6",
          (chosen.length > 0 || data.isEarlier) && "border-t border-hairline py-3",
        )}
      >
        <div className="mx-auto w-full max-w-3xl xl:max-w-4xl">
          {draft && <EditedCopy original={draft.from} />}
          {data.isEarlier ? (
            <Link
              to={conversationPath(shownId ?? "")}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
            >
              Go to the latest messages
            </Link>
          ) : (
            chosen.length > 0 && (
              <Composer
                text={text}
                onText={setText}
                engines={chosen}
                maxAic={maxAic}
                cheaper={
                  cheaper && {
                    name: cheaper.modelName,
                    maxAic: maxAicFor(cheaper, message),
                    onChoose: () => setPicked([cheaper.id]),
                  }
                }
                leftOut={plan.leftOut + data.earlierCount}
                isRunning={isRunning || isWrittenElsewhere}
                isStopping={isStopping}
                isElsewhere={isWrittenElsewhere}
                problem={problem}
                attachments={attachments}
                isDropping={isDropping}
                fileProblem={plan.fileProblem}
                fileNote={plan.fileNote}
                onSend={() => void send()}
                onStop={stop}
              />
            )
          )}
        </div>
      </div>
    </section>
  );
}

/** Place to which the message that is being written will be sent. Each has its own text and files. */
function placeOf({ draft, shownId, bot }: Pick<Props, "draft" | "shownId" | "bot">): string {
  if (draft) return `edit/${draft.messageId}`;
  return shownId ?? (bot ? `bot/${bot.id}` : "new");
}

const exchangeOf = ({ text, files, answers, chosenAnswerId }: ShownMessage) => ({
  text,
  files,
  answer: chosenAnswer(answers, chosenAnswerId)?.text,
});

/** Files may be dropped anywhere on the chat. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isDropping, setDropping] = useState(false);
  const dropArea = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false);
    },
    onDrop(event: DragEvent) {
      setDropping(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isDropping, dropArea };
}

/** For screen readers: the answers themselves are not read out while they grow. */
function statusOf(answers: readonly ShownAnswer[], isWrittenElsewhere: boolean): string {
  const isOne = answers.length <= 1;
  if (isWrittenElsewhere || answers.some(({ state }) => state === "running")) {
    return isOne ? "The answer is being written." : "The answers are being written.";
  }
  const complete = answers.filter(({ state }) => state !== "failed");
  if (complete.length === 0) return "";
  const cost = complete.reduce((sum, { priceAic }) => sum + priceAic, 0);
  const what = isOne ? "a chat answer" : `${complete.length} chat answers`;
  return `${isOne ? "The answer is" : "The answers are"} complete. ${creditsUsed(cost, what).description}`;
}
