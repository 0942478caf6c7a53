import { ArrowUp } from "lucide";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FinePrint } from "#ui/fine-print.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { priceLabel, shortPriceLabel, textStoppingLabel } from "../../run-screens/price-labels.ts";
import type { RunProblem } from "../../run-screens/text/run-client.ts";
import { PaymentNote, useIsUnpayable } from "../../run-screens/ui/payment-note.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { RunButton } from "../../run-screens/ui/run-button.tsx";
import { chatLimits } from "../chat-rules.ts";
import { AttachButton, AttachmentList } from "./attachments.tsx";
import type { useAttachments } from "./use-attachments.ts";

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Engines that answer, at least one. */
  readonly engines: readonly EngineChoice[];
  /** Maximum price of their answers together; 0 on the user’s own keys. */
  readonly maxAic: number;
  /** A model whose answer the member of a team can still pay for, where that of the chosen ones is too expensive. */
  readonly cheaper: { readonly name: string; readonly maxAic: number; readonly onChoose: () => void } | undefined;
  /** Number of earlier messages that the model doesn’t get to read. */
  readonly leftOut: number;
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  /** An answer is being written without this page. */
  readonly isElsewhere: boolean;
  /** Reason why the last message was not sent. */
  readonly problem: RunProblem | undefined;
  readonly attachments: ReturnType<typeof useAttachments>;
  /** A file is being dragged over the chat. */
  readonly isDropping: boolean;
  /** Reason why the models can’t be sent the files. */
  readonly fileProblem: string | undefined;
  /** Note on how models read the files, if not as they are. */
  readonly fileNote: string | undefined;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

export const composerFieldId = "chat-message";

/** Enter sends, Shift+Enter starts a line. */
export function Composer(props: Props) {
  const keyOwner = useKeyOwner();
  const { attachments, isDropping, fileProblem, fileNote } = props;
  const {
    text,
    onText,
    engines,
    maxAic,
    cheaper,
    leftOut,
    isRunning,
    isStopping,
    isElsewhere,
    problem,
    onSend,
    onStop,
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // Cutting what is pasted, as `maxLength` does, would go unnoticed.
  const isTooLong = text.trim().length > chatLimits.message;
  const paying = engines.filter(({ payer }) => payer === "credits");
  const isUnpayable = useIsUnpayable(paying[0]?.payer, maxAic);
  const canSend =
    text.trim() !== "" && !isUnpayable && !isRunning && !isTooLong && !attachments.isUploading && !fileProblem;
  const hasAlert = isTooLong || [problem, attachments.problem, fileProblem].some(Boolean);
  const send = () => {
    if (!canSend) return;
    onSend();
    field.current?.focus();
  };
  const stop = () => {
    onStop();
    // There is nothing to send, and a disabled button would lose the focus.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing (Chinese, Japanese, Korean), Enter accepts what is composed. Safari has ended that by then, and says 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // What is copied from a text editor brings a picture of the text as well.
    if (files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    attachments.add([...files]);
  };
  return (
    <form
      aria-label="Your message"
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem && <ProblemAlert {...problem} />}
      {isTooLong && <Alert tone="error">{tooLongLine(text.trim().length)}</Alert>}
      {attachments.problem && <Alert tone="error">{attachments.problem}</Alert>}
      {fileProblem && <Alert tone="error">{fileProblem}</Alert>}
      <noscript>
        <Alert tone="note">
          Answers are written as you watch, which needs JavaScript. Please turn it on in your browser.
        </Alert>
      </noscript>
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md border p-2 has-[textarea:focus]:border-ink has-[textarea:focus]:ring-1 has-[textarea:focus]:ring-ink",
          isDropping ? "border-accent-strong bg-accent-wash" : "border-outline bg-surface",
        )}
      >
        <AttachmentList attached={attachments.attached} onRemove={attachments.remove} />
        <div className="flex items-end gap-1 sm:gap-2">
          <AttachButton onFiles={attachments.add} />
          <textarea
            ref={field}
            id={composerFieldId}
            name="text"
            dir="auto"
            aria-label="Message"
            aria-describedby="chat-price"
            placeholder={isDropping ? "Drop pictures or PDFs here" : "Write a message"}
            enterKeyHint="send"
            rows={1}
            aria-invalid={isTooLong || undefined}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={classNames(
              "field-sizing-content max-h-[30dvh] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 text-base outline-none placeholder:text-muted",
              // On phones, what is wrong and what it costs must both be seen.
              hasAlert && "max-sm:max-h-24",
            )}
          />
          <RunButton type="submit" disabled={!canSend} isRunning={isRunning} isStopping={isStopping} onStop={stop}>
            <Icon icon={ArrowUp} className="size-4" />
            Send
          </RunButton>
        </div>
      </div>
      <FinePrint
        className="gap-x-4 sm:flex sm:flex-wrap"
        more={[...new Set(engines.map((engine) => textStoppingLabel(engine, "answer", keyOwner)))].map((line) => (
          <p key={line}>{line}</p>
        ))}
      >
        {isElsewhere && <p>An answer is still being written. Wait until it is complete, or stop it.</p>}
        <p id="chat-price">
          {priceLabel(maxAic, "own-key", keyOwner)}
          {engines.length > 1 && `, for ${engines.length} answers`}
        </p>
        {paying.length > 0 && <PaymentNote maxAic={isRunning ? 0 : maxAic} />}
        {!isRunning && cheaper && (
          <Button variant="secondary" size="sm" onClick={cheaper.onChoose}>
            Use {cheaper.name}: {shortPriceLabel(cheaper.maxAic)}
          </Button>
        )}
        {fileNote && <p>{fileNote}</p>}
        {leftOut > 0 && <p>{leftOutLine(leftOut)}</p>}
      </FinePrint>
    </form>
  );
}

const tooLongLine = (length: number): string =>
  `Your message has ${formatNumber(length)} characters. It can have ${formatNumber(chatLimits.message)}.`;

const leftOutLine = (count: number): string =>
  count === 1 ? "The model doesn’t read the first message." : `The model doesn’t read the first ${count} messages.`;
