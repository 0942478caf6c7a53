import { Search } from "lucide";
import { type KeyboardEvent, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ProjectField } from "#work/ui/index.ts";
import { priceLabel, textStoppingLabel } from "../../run-screens/price-labels.ts";
import type { RunProblem } from "../../run-screens/text/run-client.ts";
import { EngineOptions } from "../../run-screens/text/ui/engine-options.tsx";
import { onSinglePress } from "../../run-screens/ui/on-single-press.ts";
import { PaymentNote, useIsUnpayable } from "../../run-screens/ui/payment-note.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { RunButton } from "../../run-screens/ui/run-button.tsx";
import { documentPath, pdfLimits } from "../chatpdf-rules.ts";

interface Props {
  readonly documentId: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly engines: readonly EngineChoice[];
  /** Undefined if none is connected: then words are looked for. */
  readonly engine: EngineChoice | undefined;
  readonly onEngine: (id: string) => void;
  /** Maximum price of an answer; 0 on the user’s own key. */
  readonly maxAic: number;
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  /** An answer is being written without this page. */
  readonly isElsewhere: boolean;
  /** Reason why the last question was not sent. */
  readonly problem: RunProblem | undefined;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Asks, or finds passages. Enter does the first of the two that there is, Shift+Enter starts a line. Finding works without scripts. */
export function AskForm(props: Props) {
  const keyOwner = useKeyOwner();
  const { documentId, text, onText, engine, maxAic, isRunning, isStopping, isElsewhere, problem, onSend, onStop } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useSubmit();
  const isEmpty = text.trim() === "";
  const isUnpayable = useIsUnpayable(engine?.payer, maxAic);
  const canAsk = engine !== undefined && !isEmpty && !isRunning && !isUnpayable;
  // Afterwards there is nothing to ask, and a disabled button would lose the focus.
  const withFocus = (press: () => void) => () => {
    press();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing (Chinese, Japanese, Korean), Enter accepts what is composed. Safari has ended that by then, and says 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (event.repeat) return;
    if (canAsk) onSend();
    else if (!engine && !isEmpty) void submit(form.current, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Ask or find"
      action={documentPath(documentId)}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline bg-paper px-4 py-3 sm:px-6"
    >
      <ProjectField />
      {problem && <ProblemAlert {...problem} />}
      <textarea
        ref={field}
        name="q"
        dir="auto"
        aria-label={engine ? "Question" : "Words to find"}
        aria-describedby={engine ? "pdf-price" : undefined}
        placeholder={engine ? "Ask about this PDF" : "Find words in this PDF"}
        rows={2}
        maxLength={pdfLimits.question}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-[30dvh] min-h-16 w-full resize-none rounded-md border border-outline bg-surface px-3 py-2.5 text-base placeholder:text-muted hover:border-ink"
      />
      <div className="flex flex-wrap items-center gap-2">
        {engine && (
          <RunButton
            disabled={!canAsk}
            onClick={onSinglePress(withFocus(onSend))}
            className="[html:not(.js)_&]:hidden"
            isRunning={isRunning}
            isStopping={isStopping}
            onStop={withFocus(onStop)}
          >
            Ask
          </RunButton>
        )}
        <Button type="submit" variant={engine ? "secondary" : "primary"} disabled={isEmpty}>
          <Icon icon={Search} className="size-4" />
          Find passages
        </Button>
        {engine && (
          <select
            aria-label="Model"
            className="min-h-11 min-w-0 max-w-full flex-1 rounded-sm border border-outline bg-surface px-3 py-2 text-sm text-ink hover:border-ink"
            value={engine.id}
            onChange={(event) => props.onEngine(event.target.value)}
          >
            <EngineOptions engines={props.engines} />
          </select>
        )}
      </div>
      {engine && (
        <div className="grid gap-x-4 text-xs text-muted sm:flex sm:flex-wrap">
          {isElsewhere && <p>An answer is still being written. Wait until it is complete, or stop it.</p>}
          <p id="pdf-price">{priceLabel(maxAic, "own-key", keyOwner)}</p>
          {engine.payer === "credits" && <PaymentNote maxAic={isRunning ? 0 : maxAic} />}
          <p>{textStoppingLabel(engine, "answer", keyOwner)}</p>
        </div>
      )}
    </Form>
  );
}
