import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { bodyMax, checkLetter, fieldErrors, fieldsOfList, preheaderMax, subjectMax } from "#letters/rules.ts";
import type { FieldErrors, FormReply } from "#platform/forms/rules.ts";
import { isMailingList, type MailingList, mailingLists, segments, segmentsOf } from "#site/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { FieldList } from "../../ui/field-list.tsx";
import type { DraftProps } from "./draft-props.ts";
import { WithPreview } from "./letter-preview.tsx";
import { countOf, SendForm } from "./send-form.tsx";

type SaveReply = { readonly outcome: "saved"; readonly revision: number } | Exclude<FormReply, { outcome: "done" }>;

/** Pause of the typing after which a draft saves itself. */
const saveAfterMs = 800;

/** A draft beside its preview. It saves itself, on the revision that it was written on: a newer one from another window is not lost. */
export function LetterEditor({ letter, preview, operator, reply }: DraftProps) {
  const draft = useDraft(letter);
  const [list, setList] = useState<MailingList>(letter.list);
  const { errors } = draft;
  return (
    <WithPreview preview={preview}>
      <draft.fetcher.Form
        ref={draft.form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onInput={draft.onInput}
        onBlur={draft.saveNow}
        onSubmit={draft.onSubmit}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="revision" value={draft.revision} />
        {draft.message && <Alert tone="error">{draft.message}</Alert>}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-5">
          <SelectField
            label="List"
            name="list"
            defaultValue={letter.list}
            error={errors.list}
            onChange={(event) => setList(event.target.value as MailingList)}
          >
            {Object.entries(mailingLists).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField key={list} label="Part" name="segment" defaultValue={letter.segment} error={errors.segment}>
            {segmentsOf[list].map((id) => (
              <option key={id} value={id}>
                {segments[id]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Joined since"
            name="joinedSince"
            type="date"
            defaultValue={letter.joinedSince ?? ""}
            error={errors.joinedSince}
          />
          <TextField
            label="Joined before"
            name="joinedBefore"
            type="date"
            defaultValue={letter.joinedBefore ?? ""}
            error={errors.joinedBefore}
          />
        </div>
        <TextField
          label="Subject"
          name="subject"
          maxLength={subjectMax}
          defaultValue={letter.subject}
          error={errors.subject}
        />
        <TextField
          label="Preview line"
          name="preheader"
          maxLength={preheaderMax}
          defaultValue={letter.preheader}
          error={errors.preheader}
          hint="Shown beside the subject in many inboxes."
        />
        <TextAreaField
          label="Text"
          name="body"
          rows={18}
          maxLength={bodyMax}
          className="font-mono text-sm"
          defaultValue={letter.body}
          error={errors.body}
          hint="Markdown: # heading, **bold**, [link](https://…), lists, and pictures of this site. Subject and text may have the fields below."
        />
        <FieldList names={fieldsOfList[list]} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="secondary" aria-disabled={draft.state === "saving"}>
            Save now
          </Button>
          <p role="status" className="text-sm text-muted">
            {savingWords[draft.state]}
          </p>
        </div>
      </draft.fetcher.Form>
      <DraftActions
        {...{ letter, preview, operator, reply }}
        revision={draft.revision}
        state={draft.state}
        refusal={draft.message}
      />
    </WithPreview>
  );
}

const savingWords = {
  saved: "Saved",
  changed: "Not saved yet",
  saving: "Saving…",
  refused: "Not saved",
} as const;

/** Saves the form a moment after the last change, one save at a time. */
function useDraft(letter: DraftProps["letter"]) {
  const fetcher = useFetcher<SaveReply>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<FieldErrors>({});
  const [fieldsFound, setFieldsFound] = useState(() => fieldErrors(letter, letter.list));
  const [isChanged, setChanged] = useState(false);
  const answer = fetcher.data;
  // Also until the preview shows what was saved.
  const isSaving = fetcher.state !== "idle";
  const refused = answer?.outcome === "refused" ? answer : undefined;
  const revision = useLastRevision(letter.revision, answer);
  const saveNow = () => {
    clearTimeout(timer.current);
    if (!form.current || !isChanged) return;
    if (fetcher.state !== "idle") {
      timer.current = setTimeout(saveLater.current, saveAfterMs);
      return;
    }
    const { values, errors } = checkLetter(new FormData(form.current));
    setFound(errors);
    setFieldsFound(isMailingList(values.list) ? fieldErrors(values, values.list) : {});
    if (Object.keys(errors).length > 0) return;
    setChanged(false);
    void fetcher.submit(form.current);
  };
  const saveLater = useRef(saveNow);
  useEffect(() => {
    saveLater.current = saveNow;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasErrors = Object.keys(found).length > 0;
  return {
    fetcher,
    form,
    revision,
    errors: { ...fieldsFound, ...(hasErrors ? found : refused?.errors) },
    message: refused?.message ?? null,
    state: isSaving
      ? ("saving" as const)
      : hasErrors || refused
        ? ("refused" as const)
        : isChanged
          ? ("changed" as const)
          : ("saved" as const),
    saveNow,
    onInput() {
      setChanged(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveLater.current(), saveAfterMs);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setChanged(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveLater.current(), 0);
    },
  };
}

/** The revision that this window wrote last: not that of the page, which may know of another window's. */
function useLastRevision(first: number, answer: SaveReply | undefined): number {
  const [revision, setRevision] = useState(first);
  if (answer?.outcome === "saved" && answer.revision > revision) setRevision(answer.revision);
  return revision;
}

interface ActionsProps extends DraftProps {
  readonly revision: number;
  readonly state: keyof typeof savingWords;
  /** Why it was not saved. */
  readonly refusal: string | null;
}

/** Says why a draft can be neither sent nor tested. */
function reasonAgainst({ state, refusal, preview }: ActionsProps): string | null {
  const { missing, problems } = preview;
  if (state === "refused") return refusal ?? "This draft is not saved. Correct what is marked in it first.";
  if (state !== "saved") return "This draft is not saved yet. Wait a moment.";
  return missing ?? (problems.length > 0 ? "Resolve what is listed above first." : null);
}

function DraftActions(props: ActionsProps) {
  const { letter, preview, operator, reply, revision } = props;
  const [isTestRefused, setTestRefused] = useState(false);
  const reason = reasonAgainst(props);
  const isBusy = useNavigation().state !== "idle";
  const message = reply?.outcome === "refused" && !reply.values.reason ? reply.message : null;
  return (
    <section aria-label="Send" className="grid gap-4 border-t border-hairline pt-6">
      <div className="grid gap-1">
        <h2 className="text-lg">Send</h2>
        <p className="text-sm text-muted">
          {mailingLists[letter.list]}: {countOf(preview.recipients)} at the moment.
        </p>
      </div>
      {message && <Alert tone="error">{message}</Alert>}
      {isTestRefused && reason && <Alert tone="error">{reason}</Alert>}
      {preview.problems.length > 0 && (
        <Alert tone="error">
          <ul className="grid gap-1">
            {preview.problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            setTestRefused(reason !== null);
            if (reason !== null) event.preventDefault();
          }}
        >
          <input type="hidden" name="intent" value="test" />
          <SubmitButton variant="secondary" isBusy={isBusy}>
            Email a test to {operator}
          </SubmitButton>
        </Form>
        <SendForm {...{ letter, preview, revision, reason }} />
        <ChangeForm intent="delete" label="Delete this draft" isDangerous reply={reply} />
      </div>
    </section>
  );
}
