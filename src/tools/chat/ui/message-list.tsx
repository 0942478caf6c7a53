import { GitBranch, Pencil } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import type { KeyOwner } from "#teams/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { withoutThoughts } from "#ui/markdown/thoughts.ts";
import { Progress } from "#ui/progress.tsx";
import { AnswerText } from "../../run-screens/ui/answer-text.tsx";
import { chosenAnswer } from "../sent-messages.ts";
import { MessageFiles } from "./attachments.tsx";
import type { ShownAnswer, ShownMessage } from "./shown-messages.ts";

interface Props {
  readonly messages: readonly ShownMessage[];
  /** True for a team’s conversation, which shows who wrote each message. */
  readonly isShared: boolean;
  /** Address of older messages; null if these are the first. */
  readonly earlierPath: string | null;
  /** The user has stopped what is under way. */
  readonly isStopping: boolean;
}

export function MessageList({ messages, isShared, earlierPath, isStopping }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {earlierPath && (
        <Link
          to={earlierPath}
          className="inline-flex min-h-11 items-center justify-self-center text-sm font-semibold text-accent-text hover:underline"
        >
          Earlier messages
        </Link>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {messages.map((message, index) => (
          <li key={message.id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <MessageFiles files={message.files} />
            <p
              dir="auto"
              className="max-w-[85%] justify-self-end rounded-md bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap"
            >
              <span className={isShared ? "block pb-1 text-xs font-semibold text-muted" : "sr-only"}>
                {isShared ? (message.author ?? "You") : "You: "}
              </span>
              {message.text}
            </p>
            {isStored(message) && (
              <BranchForm messageId={message.id} at="edit" className="-mt-4 justify-self-end">
                <Icon icon={Pencil} className="size-3.5" />
                Edit
              </BranchForm>
            )}
            <Answers
              message={message}
              isLast={index === messages.length - 1}
              isFirst={index >= messages.length - firstCount}
              isStopping={isStopping}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Messages whose answers fill a window, from the latest. */
const firstCount = 2;

/** For the loader: those that the page shows first, as far as they are complete. */
export const firstAnswers = (messages: readonly ShownMessage[]): readonly string[] =>
  messages
    .slice(-firstCount)
    .flatMap(({ answers }) => answers.filter(({ state }) => state !== "running").map(({ text }) => text));

/** Not while it is being answered. */
const isStored = ({ answers }: ShownMessage): boolean => answers.every(({ state }) => state !== "running");

interface AnswersProps extends Pick<Props, "isStopping"> {
  readonly message: ShownMessage;
  readonly isLast: boolean;
  /** Drawn with the page, by the server, too. */
  readonly isFirst: boolean;
}

/** Several answers to the latest message stand beside each other; of an earlier one, those that were not chosen are folded. */
function Answers({ message: { id: messageId, answers, chosenAnswerId }, isLast, isFirst, isStopping }: AnswersProps) {
  const chosen = chosenAnswer(answers, chosenAnswerId);
  const isChoice = isLast && answers.filter(isUsable).length > 1;
  const shown = isLast ? answers : answers.filter((answer) => answer === (chosen ?? answers.at(-1)));
  const others = answers.filter((answer) => !shown.includes(answer));
  const card = (answer: ShownAnswer) => (
    <AnswerCard
      key={answer.id}
      answer={answer}
      isStopping={isStopping && answer.state === "running"}
      isFirst={isFirst}
      choice={isChoice && isUsable(answer) ? (answer === chosen ? "chosen" : "other") : undefined}
    />
  );
  return (
    <>
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-4",
          isChoice && shown.length > 1 && "xl:grid-cols-2",
        )}
      >
        {shown.map(card)}
      </div>
      {!isLast && chosen && (
        <BranchForm messageId={messageId} at="continue" className="-mt-3">
          <Icon icon={GitBranch} className="size-3.5" />
          Branch from here
        </BranchForm>
      )}
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer content-center touch:min-h-11 text-xs font-semibold text-muted">
            {others.length === 1 ? "1 other answer" : `${others.length} other answers`}
          </summary>
          <div className="mt-3 grid gap-4">{others.map(card)}</div>
        </details>
      )}
    </>
  );
}

/** Tells whether the conversation can go on with the answer, or will be able to. */
const isUsable = ({ text, state }: ShownAnswer): boolean => state === "running" || (text !== "" && state !== "failed");

interface BranchProps {
  readonly messageId: string;
  readonly at: "edit" | "continue";
  readonly className: string;
  readonly children: ReactNode;
}

/** Goes on from an earlier point, in a copy. */
function BranchForm({ messageId, at, className, children }: BranchProps) {
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="messageId" value={messageId} />
      <input type="hidden" name="at" value={at} />
      <Button type="submit" name="intent" value="branch" variant="ghost" size="sm" className="text-muted">
        {children}
      </Button>
    </Form>
  );
}

interface CardProps extends Pick<AnswersProps, "isFirst"> {
  readonly answer: ShownAnswer;
  readonly isStopping: boolean;
  /** `chosen` if the conversation goes on with this one of several answers. */
  readonly choice: "chosen" | "other" | undefined;
}

function AnswerCard({ answer, isFirst, isStopping, choice }: CardProps) {
  const { id, modelName, state, text, problem } = answer;
  const keyOwner = useKeyOwner();
  const isRunning = state === "running";
  const card = useRef<HTMLElement>(null);
  const isNewBeside = isRunning && choice !== undefined;
  useEffect(() => {
    // It begins where the other one does, which may be far above.
    if (isNewBeside) card.current?.scrollIntoView({ block: "nearest" });
  }, [isNewBeside]);
  return (
    <article
      ref={card}
      aria-label={`Answer by ${modelName}`}
      aria-busy={isRunning}
      className={classNames(
        "grid min-w-0 scroll-my-4 grid-cols-[minmax(0,1fr)] gap-3",
        choice && "rounded-md border p-4",
        choice && (choice === "chosen" ? "border-accent-strong" : "border-hairline"),
      )}
    >
      <h2 className="font-sans text-xs font-semibold tracking-normal text-muted">{modelName}</h2>
      {isRunning && text === "" && <Progress label={isStopping ? "Stopping" : `${modelName} is answering`} />}
      {text !== "" && <AnswerText text={text} isWriting={isRunning} isFirst={isFirst} />}
      {state === "failed" && <Alert tone="error">{problem}</Alert>}
      {!isRunning && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {state !== "failed" && <p className="text-xs text-muted">{statusOf(answer, keyOwner)}</p>}
          {text !== "" && (
            <CopyButton text={() => withoutThoughts(text)} done="Answer copied" variant="ghost" size="sm">
              Copy
            </CopyButton>
          )}
          {choice === "chosen" && (
            <p className="text-xs font-semibold text-accent-text">The conversation continues with this answer</p>
          )}
          {choice === "other" && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="answerId" value={id} />
              <Button type="submit" name="intent" value="choose" variant="secondary" size="sm">
                Continue with this answer
              </Button>
            </Form>
          )}
        </div>
      )}
    </article>
  );
}

function statusOf({ state, payer, priceAic, isCut, insteadOf }: ShownAnswer, keyOwner: KeyOwner): string {
  const cost = creditsInWords(priceAic);
  return [
    payer === "own-key" ? `${cost}, ${keyOwner} key` : cost,
    insteadOf && `instead of ${insteadOf}, which failed`,
    state === "stopped" && "stopped",
    isCut && "reached its length limit",
  ]
    .filter(Boolean)
    .join(" · ");
}
