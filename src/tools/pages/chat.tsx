import { ArrowLeft } from "lucide";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Form, Link, redirect, useNavigate, useRevalidator } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { creditsUsed } from "#credits/rules.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { fillerOf } from "../chat/bots/bot-preamble.ts";
import { BotWelcome } from "../chat/bots/ui/bot-welcome.tsx";
import { readChatPayload } from "../chat/chat-payload.ts";
import { chatPath, conversationPath } from "../chat/chat-rules.ts";
import { chooseAnswer, deleteConversation, renameConversation, restoreConversation } from "../chat/conversations.ts";
import { readChat } from "../chat/read-chat.ts";
import { chosenAnswer, priceAtMost, sentMessages } from "../chat/sent-messages.ts";
import { ChatHeader } from "../chat/ui/chat-header.tsx";
import { Composer, composerFieldId } from "../chat/ui/composer.tsx";
import { ConversationList } from "../chat/ui/conversation-list.tsx";
import { MessageList } from "../chat/ui/message-list.tsx";
import { type ShownAnswer, type ShownMessage, withLive } from "../chat/ui/shown-messages.ts";
import { TryAgain } from "../chat/ui/try-again.tsx";
import { useChat } from "../chat/ui/use-chat.ts";
import type { EngineChoice } from "../text-runs/engine-choice.ts";
import { readyMarkdown, scrollerMark } from "../ui/answer-text.tsx";
import { NoEngine } from "../ui/no-engine.tsx";
import { usePayload } from "../ui/use-payload.ts";
import type { Route } from "./+types/chat";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  accountMeta(matches[0].loaderData, loaderData?.conversation?.title ?? "Chat", chatPath);

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ conversation }: Route.ComponentProps["loaderData"]) => conversation?.title };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return withPageErrors(async () => {
    const asked = { userId: viewer.userId, conversationId: params.conversationId, query: url.searchParams };
    const [chat] = await Promise.all([readChat(context.get(servicesContext), asked), readyMarkdown()]);
    return chat;
  });
}

const intents = ["rename", "delete", "restore", "choose"] as const;

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  return withPageErrors(async () => {
    const form = await readForm(request);
    const intent = readIntent(form, intents);
    const conversationId = params.conversationId ?? fieldOf(form, "conversationId");
    const own = { userId: viewer.userId, conversationId };
    switch (intent) {
      case "rename":
        await renameConversation(db, { ...own, title: fieldOf(form, "title") });
        break;
      case "choose":
        await chooseAnswer(db, { ...own, answerId: fieldOf(form, "answerId") });
        break;
      case "restore":
        await restoreConversation(db, own);
        break;
      case "delete":
        await deleteConversation(db, own, clock.now());
        return redirect(`${chatPath}?deleted=${conversationId}`, 303);
    }
    return redirect(conversationPath(conversationId), 303);
  });
}

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  const { conversation, list, search, showMore } = loaderData;
  const shownId = conversation?.id ?? null;
  const [isListOpen, setListOpen] = useState(false);
  // So that the first answer need not wait for it.
  useEffect(() => void readyMarkdown(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation was opened
  useEffect(() => setListOpen(false), [shownId]);
  return (
    <div className="flex h-(--workspace-height) min-h-96 max-lg:[html:not(.js)_&]:h-auto max-lg:[html:not(.js)_&]:flex-col">
      <div
        className={classNames(
          "flex w-full flex-col border-hairline lg:w-64 lg:border-r xl:w-72",
          // Narrow windows have room for one of the two; without scripts, the list is above.
          isListOpen ? "" : "max-lg:[html.js_&]:hidden",
        )}
      >
        {isListOpen && (
          <Button look="ghost" className="m-3 mb-0 justify-start lg:hidden" onClick={() => setListOpen(false)}>
            <Icon of={ArrowLeft} className="size-4" />
            Back to the chat
          </Button>
        )}
        <ConversationList entries={list} search={search} showMore={showMore} shownId={shownId} />
      </div>
      <div className={classNames("min-w-0 flex-1", isListOpen && "max-lg:hidden")}>
        <Chat
          {...loaderData}
          shownId={shownId}
          isListOpen={isListOpen}
          onList={() => setListOpen((before) => !before)}
        />
      </div>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

interface ChatProps extends Data {
  readonly shownId: string | null;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

function Chat({
  conversation,
  bot,
  messages: stored,
  engines,
  engineId,
  shownId,
  isListOpen,
  onList,
  ...data
}: ChatProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const open = useCallback(
    (id: string) => void navigate(conversationPath(id), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const { live, problem, ask, stop } = useChat({ shownId, botId: bot?.id ?? null, open, refresh: revalidate });
  const [text, setText] = useState("");
  usePayload({ read: readChatPayload, onPayload: (prompt) => setText((typed) => typed || (prompt ?? "")) });
  const [picked, setPicked] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation has its own model
  useEffect(() => setPicked(undefined), [shownId]);
  const messages = withLive(stored, live);
  // Its stored form says first that it has ended, if it was stopped.
  const isRunning = messages.some(({ answers }) =>
    answers.some(({ id, state }) => id === live?.answer.id && state === "running"),
  );
  const storedAsRunning = stored.flatMap(({ answers }) => answers.filter(({ state }) => state === "running"));
  const isWrittenElsewhere = storedAsRunning.some(({ id }) => id !== live?.answer.id);
  const isOutdated = storedAsRunning.length > 0 && !isRunning;
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setInterval(() => void revalidate(), isWrittenElsewhere ? 2_000 : 300);
    return () => clearInterval(timer);
  }, [isOutdated, isWrittenElsewhere, revalidate]);

  const engine = engines.find(({ id }) => id === (picked ?? engineId)) ?? engines[0];
  const preamble = useMemo(() => bot && fillerOf(bot.preambleBytes), [bot]) ?? undefined;
  const sent = sentMessages(messages.map(exchangeOf), text, preamble);
  const last = messages.at(-1);
  const scroller = useRef<HTMLElement>(null);
  const send = async (by: EngineChoice) => {
    setText("");
    // To the end, where the message appears.
    scroller.current?.scrollTo({ top: 0 });
    const isSent = await ask(
      { kind: "new", after: stored.at(-1)?.id ?? null, text },
      by,
      priceFor(by, priceAtMost(sent)),
    );
    if (!isSent) setText((typed) => typed || text);
  };
  const againAic = last ? priceAtMost(sentMessages(messages.slice(0, -1).map(exchangeOf), last.text, preamble)) : 0;
  return (
    <section aria-label="Chat" className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <ChatHeader
        bot={bot}
        conversation={conversation}
        engines={engines}
        engine={engine}
        onEngine={setPicked}
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
          {data.deleted && <Deleted conversation={data.deleted} />}
          {messages.length === 0 ? (
            (bot && <BotWelcome bot={bot} hasEngine={engine !== undefined} />) || (
              <Empty hasEngine={engine !== undefined} onExample={setText} />
            )
          ) : (
            <MessageList
              messages={messages}
              earlierPath={data.earlierPath}
              stoppingId={live?.isStopping ? live.answer.id : undefined}
            />
          )}
          {last && engine && !isRunning && !isWrittenElsewhere && !data.isEarlier && (
            <TryAgain
              key={last.answers.length}
              message={last}
              engines={engines}
              maxAic={againAic}
              onAgain={(by) => void ask({ kind: "again", messageId: last.id }, by, priceFor(by, againAic))}
            />
          )}
          <p role="status" className="sr-only">
            {statusOf(live?.answer, isWrittenElsewhere)}
          </p>
        </div>
      </section>
      <div className={classNames("px-4 sm:px-6", (engine || data.isEarlier) && "border-t border-hairline py-3")}>
        <div className="mx-auto w-full max-w-3xl xl:max-w-4xl">
          {data.isEarlier ? (
            <Link
              to={conversationPath(shownId ?? "")}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
            >
              Go to the latest messages
            </Link>
          ) : (
            engine && (
              <Composer
                text={text}
                onText={setText}
                engine={engine}
                maxAic={priceFor(engine, priceAtMost(sent))}
                leftOut={sent.leftOut + data.earlierCount}
                isRunning={isRunning || isWrittenElsewhere}
                isStopping={live?.isStopping ?? false}
                problem={problem}
                onSend={() => void send(engine)}
                onStop={stop}
              />
            )
          )}
        </div>
      </div>
    </section>
  );
}

const exchangeOf = ({ text, answers, chosenAnswerId }: ShownMessage) => ({
  text,
  answer: chosenAnswer(answers, chosenAnswerId)?.text,
});

const priceFor = ({ payer }: EngineChoice, onCredits: number): number => (payer === "own-key" ? 0 : onCredits);

/** For screen readers: the answer itself is not read out while it grows. */
function statusOf(answer: ShownAnswer | undefined, isWrittenElsewhere: boolean): string {
  if (answer?.state === "running" || isWrittenElsewhere) return "The answer is being written.";
  if (!answer || answer.state === "failed") return "";
  return `The answer is complete. ${creditsUsed(answer.priceAic, "a chat answer").description}`;
}

const examples = [
  "Write a brief for a logo of a small bakery",
  "Suggest three color palettes for a sports app, with hex codes",
  "What makes a landing page easy to read?",
];

function Empty({ hasEngine, onExample }: { readonly hasEngine: boolean; readonly onExample: (text: string) => void }) {
  if (!hasEngine) return <NoEngine need="Chat needs a language model." cost="your chats" look="open" />;
  return (
    <div className="grid max-w-[56ch] grid-cols-[minmax(0,1fr)] gap-3 sm:py-10">
      <h2 className="text-xl">Ask a model of your choice</h2>
      <p className="text-muted">
        Choose a model above and write a message below. You see the most that an answer can cost before you send it. We
        save your conversations, so you can find them again.
      </p>
      <ul aria-label="Examples" className="mt-2 grid justify-items-start gap-2 [html:not(.js)_&]:hidden">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-sm border border-hairline bg-surface px-4 py-2 text-left text-sm font-medium transition-colors hover:border-outline"
              onClick={() => {
                onExample(example);
                document.getElementById(composerFieldId)?.focus();
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deleted({
  conversation: { id, title },
}: {
  readonly conversation: { readonly id: string; readonly title: string };
}) {
  return (
    <Form
      method="post"
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-hairline bg-sunken px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 break-words">“{title}” was deleted. You can undo this for a day.</p>
      <input type="hidden" name="conversationId" value={id} />
      <Button type="submit" name="intent" value="restore" look="secondary" size="sm">
        Undo
      </Button>
    </Form>
  );
}
