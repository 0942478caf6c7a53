import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Checked, FieldErrors, FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField, TextAreaField } from "#ui/more-fields.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { checkDecision, type QueueIntent } from "../queue-rules.ts";
import { reasonLengthMax } from "../rules.ts";
import { AdminPage } from "./admin-page.tsx";
import { useListPath } from "./admin-table.tsx";
import { PageLinks } from "./list-controls.tsx";
import { type Begun, useQueueKeys } from "./use-queue-keys.ts";

export interface QueueEntry {
  readonly id: string;
  readonly revision: number;
  /** Its heading. */
  readonly title: string;
  readonly content: ReactNode;
  /** Decisions that are possible; the key of the first one is `p`, if it is `publish`. */
  readonly decisions: readonly PossibleDecision[];
  /** Fields with which its texts are corrected while it is decided. */
  readonly correcting?: Correcting;
}

interface Correcting {
  readonly title: string;
  /** Texts that the fields begin with. */
  readonly values: Readonly<Record<string, string>>;
  readonly fields: (state: {
    readonly values: Readonly<Record<string, string>>;
    readonly errors: FieldErrors;
  }) => ReactNode;
}

interface PossibleDecision {
  readonly intent: QueueIntent;
  /** Label of its button. */
  readonly label: string;
  /** Label of its button once a text was corrected, which the decision then keeps. */
  readonly corrects?: string;
  /** Label of the field while this decision is being written. */
  readonly asks?: string;
  /** Says who reads what is written, where that differs from the queue’s other decisions. */
  readonly hint?: string;
}

interface Props<State extends string> {
  readonly title: string;
  readonly intro: string;
  readonly states: readonly State[];
  readonly state: State;
  readonly stateNames: Readonly<Record<State, string>>;
  readonly entries: readonly QueueEntry[];
  readonly page: number;
  readonly hasNext: boolean;
  readonly reply: FormReply | undefined;
  /** Says who reads the reason. */
  readonly reasonHint?: string;
  /** Checks the queue’s own fields, too. */
  readonly check?: (form: FormData) => Checked<string>;
}

const keyOf: Readonly<Record<QueueIntent, string>> = { publish: "p", refuse: "r", "ask-back": "a", "hide-review": "h" };

/** A queue that operators work through, with the mouse or the keys alone. */
export function Queue<State extends string>(props: Props<State>) {
  const { title, intro, states, state, stateNames, entries, page, hasNext, reply } = props;
  const { reasonHint = "The user reads it. Not needed to publish.", check = checkDecision } = props;
  const refused = reply?.outcome === "refused" && reply.message ? reply : undefined;
  const pathOf = useListPath();
  const list = useRef<HTMLOListElement>(null);
  const help = useRef<HTMLDetailsElement>(null);
  const [hasKeys, setHasKeys] = useKeysSwitch();
  const [begun, setBegun] = useState<Begun>();
  useQueueKeys(list, help, { isOn: hasKeys, onBegin: setBegun });
  useNextEntry(list, entries);
  return (
    <AdminPage title={title} intro={intro}>
      <TabLinks
        label={`${title} by state`}
        current={state}
        tabs={states.map((id) => ({
          id,
          name: stateNames[id],
          path: pathOf({ state: id, page: undefined }),
        }))}
      />
      {refused && !entries.some(({ id }) => id === refused.values.id) && <Alert tone="error">{refused.message}</Alert>}
      {entries.length === 0 ? (
        <EmptyState
          title={state === states[0] ? "Nothing waits for you." : `Nothing is listed under “${stateNames[state]}”.`}
        />
      ) : (
        <>
          <Keys details={help} keys={keysOf(entries)} hasKeys={hasKeys} onSwitch={setHasKeys} />
          <ol ref={list} aria-label={title} className="grid gap-5">
            {entries.map((entry) => (
              <Entry
                key={`${entry.id}/${entry.revision}`}
                entry={entry}
                reply={reply}
                reasonHint={reasonHint}
                check={check}
                begun={begun?.id === entry.id ? begun.intent : undefined}
                onBegin={(intent) => setBegun({ id: entry.id, intent })}
              />
            ))}
          </ol>
        </>
      )}
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}

/** After a decision, the focus is on the entry that took the place of the decided one. */
function useNextEntry(list: React.RefObject<HTMLOListElement | null>, entries: readonly QueueEntry[]): void {
  const before = useRef(entries);
  useEffect(() => {
    const gone = before.current.findIndex(({ id }) => !entries.some((entry) => entry.id === id));
    const isDecided = gone !== -1 && before.current.length > entries.length;
    before.current = entries;
    if (!isDecided) return;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [];
    items[Math.min(gone, items.length - 1)]?.focus();
  }, [list, entries]);
}

interface Key {
  readonly key: string;
  readonly meaning: string;
  /** Decision that it begins; left out for keys of every queue. */
  readonly intent?: QueueIntent;
}

const keys: readonly Key[] = [
  { key: "j, k", meaning: "next, previous" },
  { key: "p", meaning: "the first button", intent: "publish" },
  { key: "r", meaning: "write the reason, for the button that refuses", intent: "refuse" },
  { key: "a", meaning: "ask back: write the question", intent: "ask-back" },
  { key: "h", meaning: "hide the review: write the reason", intent: "hide-review" },
  { key: "e", meaning: "correct the texts" },
  { key: "Ctrl Enter", meaning: "send what you write" },
  { key: "Esc", meaning: "leave the field" },
  { key: "?", meaning: "these keys" },
];
const writingKeys = ["Ctrl Enter", "Esc"];
const correctingKey = "e";

/** The keys that do something for these entries. */
function keysOf(entries: readonly QueueEntry[]): readonly Key[] {
  const intents = new Set(entries.flatMap(({ decisions }) => decisions.map(({ intent }) => intent)));
  const canCorrect = entries.some(({ correcting }) => correcting !== undefined);
  return keys.filter(({ key, intent }) => {
    if (key === correctingKey) return canCorrect;
    return intent ? intents.has(intent) : intents.size > 0 || !writingKeys.includes(key);
  });
}

const keysSwitch = "queue-keys";

/** Single keys can be turned off: people who speak to their computer type some by accident. The choice is the browser's. */
function useKeysSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    try {
      setOn(localStorage.getItem(keysSwitch) !== "off");
    } catch {
      // A browser that stores nothing: they are on.
    }
  }, []);
  return [
    isOn,
    (isWanted) => {
      setOn(isWanted);
      try {
        localStorage.setItem(keysSwitch, isWanted ? "on" : "off");
      } catch {
        // As above: it holds for this page.
      }
    },
  ];
}

function Keys({
  details,
  keys,
  hasKeys,
  onSwitch,
}: {
  readonly details: React.RefObject<HTMLDetailsElement | null>;
  readonly keys: readonly Key[];
  readonly hasKeys: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  return (
    <details ref={details} className="text-sm">
      <summary className="inline-flex min-h-9 items-center text-muted">Keys</summary>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 rounded-md border border-hairline bg-sunken p-4">
        {keys.map(({ key, meaning }) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt>
              <kbd className="rounded-xs border border-outline px-1.5 py-0.5 text-xs font-semibold">{key}</kbd>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label="Use these keys"
        checked={hasKeys}
        onChange={({ target }) => onSwitch(target.checked)}
        className="pt-3"
      />
    </details>
  );
}

interface EntryProps {
  readonly entry: QueueEntry;
  readonly reply: FormReply | undefined;
  readonly reasonHint: string;
  readonly check: (form: FormData) => Checked<string>;
  /** The decision that is being written: begun by its key, or by its button without a reason yet. */
  readonly begun: string | undefined;
  readonly onBegin: (intent: string) => void;
}

function Entry({ entry, reply, reasonHint, check, begun, onBegin }: EntryProps) {
  const { id, revision, title, content, decisions, correcting } = entry;
  const headingId = useId();
  const sent = useNavigation().formData;
  const isBusy = sent?.get("id") === id;
  const isMine = reply?.outcome === "refused" && reply.values.id === id;
  // The button that was pressed says what is decided: the form is checked before that is part of it.
  const pressed = useRef("");
  const { values, errors, message, handlers } = useCheckedForm({
    check(form) {
      form.set("intent", pressed.current);
      return check(form);
    },
    reply: isMine ? reply : undefined,
    isBusy,
  });
  const problem = message ?? errors.intent;
  const chosen = decisions.find(({ intent }) => intent === (begun ?? (isMine ? reply.values.intent : undefined)));
  const [isCorrected, setCorrected] = useState(false);
  const body = (
    <div className="grid min-w-0 content-start gap-3">
      <h2 id={headingId} className="text-lg wrap-anywhere">
        {title}
      </h2>
      {content}
      {correcting && decisions.length > 0 && <CorrectingFields {...correcting} typed={values} errors={errors} />}
    </div>
  );
  return (
    <li tabIndex={-1} aria-labelledby={headingId} className="rounded-md border border-hairline bg-surface p-5">
      {decisions.length === 0 ? (
        body
      ) : (
        <Form
          method="post"
          noValidate
          preventScrollReset
          {...handlers}
          onSubmit={(event) => {
            dismissToasts();
            const { submitter } = event.nativeEvent as SubmitEvent;
            pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : "";
            onBegin(pressed.current);
            handlers.onSubmit(event);
          }}
          onInput={(event) => {
            handlers.onInput(event);
            setCorrected(isDifferent(new FormData(event.currentTarget), correcting?.values));
          }}
          className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          {body}
          <div className="grid content-start gap-3">
            {problem && <Alert tone="error">{problem}</Alert>}
            <TextAreaField
              label={
                chosen?.asks ??
                (decisions.some(({ intent }) => intent === "ask-back") ? "Reason or question" : "Reason")
              }
              name="reason"
              rows={3}
              maxLength={reasonLengthMax}
              className="min-h-20!"
              defaultValue={values.reason}
              error={errors.reason}
              hint={chosen?.hint ?? reasonHint}
            />
            <div className="flex flex-wrap gap-2">
              {decisions.map((decision) => (
                <SubmitButton
                  key={decision.intent}
                  name="intent"
                  value={decision.intent}
                  isBusy={isBusy}
                  size="sm"
                  variant={decision.intent === (chosen?.intent ?? "publish") ? "primary" : "secondary"}
                  data-key={keyOf[decision.intent]}
                  aria-keyshortcuts={keyOf[decision.intent]}
                >
                  {(isCorrected && decision.corrects) || decision.label}
                  <span className="sr-only"> {title}</span>
                </SubmitButton>
              ))}
            </div>
          </div>
        </Form>
      )}
    </li>
  );
}

/** Tells whether a text is another one than its field began with. */
const isDifferent = (form: FormData, before: Readonly<Record<string, string>> = {}): boolean =>
  Object.entries(before).some(([name, text]) => form.get(name) !== text);

/** Texts of an entry, to be corrected, folded until the operator needs them or one is wrong. */
function CorrectingFields({
  title,
  fields,
  typed,
  errors,
  values,
}: Correcting & { readonly typed: Readonly<Record<string, string>>; readonly errors: FieldErrors }) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(values).some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        data-key="e"
        className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent-text"
      >
        {title}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of keys in its fields */}
      <div
        // Enter in a line of text would press the first button, which publishes.
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        className="grid gap-4 pt-2"
      >
        {fields({ values: typed, errors })}
      </div>
    </details>
  );
}
