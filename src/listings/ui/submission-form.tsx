import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useBlocker, useNavigation, useRevalidator } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField, TextAreaField } from "#ui/more-fields.tsx";
import { putSaved, type SaveState, useSaver } from "#work/browser.ts";
import {
  checkDraft,
  checkSubmission,
  claimPath,
  reportPath,
  type SubmissionField,
  submissionPath,
  submissionSavePath,
} from "../rules.ts";
import { FactFields } from "./fact-fields.tsx";

/** Entries of the directory at the domain of a submission. */
interface Same {
  readonly listed: readonly {
    readonly kind: "tool" | "engine";
    readonly slug: string;
    readonly name: string;
  }[];
  readonly isInReview: boolean;
  readonly ownId: string | null;
}

export type SubmissionValues = Readonly<Record<SubmissionField, string>>;

interface Props {
  readonly id: string;
  readonly revision: number;
  readonly saved: SubmissionValues;
  /** True for a submission with a question. */
  readonly isAnswer: boolean;
  readonly reply: FormReply | undefined;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly same: Same;
  readonly onShow: (values: SubmissionValues) => void;
}

function saveWords(state: SaveState): string {
  switch (state.status) {
    case "saved":
      return "Saved.";
    case "waiting":
      return "Not saved yet.";
    case "saving":
      return "Saving…";
    case "offline":
      return "Not saved. Check your connection. We’ll keep trying.";
    case "conflict":
      return "This draft was changed in another tab. Reload to see it.";
    case "refused":
      return state.message;
  }
}

/** The form of a draft, and of a submission with a question. */
export function SubmissionForm(props: Props) {
  const { id, isAnswer, reply, categories, same, onShow } = props;
  const isBusy = useNavigation().formAction === submissionPath(id);
  const { values, errors, message, handlers } = useCheckedForm({ check: checkSubmission, reply, isBusy });
  // What the page began with: what another tab saves meanwhile must not appear among what is typed here.
  const [first] = useState(props);
  const [typed, setTyped] = useState(first.saved);
  const { saver, state, revision } = useDraftSaver(first, typed);
  const [wasUnanswered, setUnanswered] = useState(first.saved.isWebsiteRight === "on");
  if (errors.isWebsiteRight && !wasUnanswered) setUnanswered(true);
  const shown: SubmissionValues = { ...first.saved, ...values };
  const hasProblem = state.status === "conflict" || state.status === "refused" || state.status === "offline";
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      autoComplete="off"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        handlers.onSubmit(event);
        if (event.defaultPrevented || saver.getState().status === "saved") return;
        event.preventDefault();
        const form = event.currentTarget;
        const { submitter } = event.nativeEvent as SubmitEvent;
        void saver.flush().then((isSaved) => isSaved && form.requestSubmit(submitter));
      }}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        const { target } = event;
        if (target instanceof HTMLInputElement && target.name === "website") untick(form);
        handlers.onInput(event);
        const changed = checkDraft(new FormData(form)).values;
        setTyped(changed);
        onShow(changed);
      }}
      onBlur={() => void saver.flush()}
      className="grid gap-5"
    >
      {message && <Alert tone="error">{message}</Alert>}
      <input ref={revision} type="hidden" name="revision" defaultValue={first.revision} />
      <FactFields values={shown} errors={errors} categories={categories}>
        {wasUnanswered && (
          <CheckboxField
            name="isWebsiteRight"
            defaultChecked={shown.isWebsiteRight === "on"}
            error={errors.isWebsiteRight}
            label="The address is right, even if the website doesn’t answer programs"
          />
        )}
        <SameDomain same={same} id={id} />
        {(same.listed.length > 0 || same.isInReview || errors.isAnotherProduct || shown.isAnotherProduct === "on") && (
          <CheckboxField
            name="isAnotherProduct"
            defaultChecked={shown.isAnotherProduct === "on"}
            error={errors.isAnotherProduct}
            label="It’s another product than what is listed at this domain"
          />
        )}
      </FactFields>
      <TextAreaField
        label="Note to us (optional)"
        name="note"
        rows={3}
        className="min-h-24!"
        defaultValue={shown.note}
        error={errors.note}
        hint="For our eyes only, e.g. how you’re connected to the tool."
      />
      {isAnswer && (
        <TextAreaField
          label="Your answer"
          name="reply"
          rows={5}
          defaultValue={shown.reply}
          error={errors.reply}
          hint="To our question at the top of this page. For our eyes only."
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton name="intent" value="send" isBusy={isBusy}>
          {isBusy ? "Sending…" : "Send for review"}
        </SubmitButton>
        <noscript>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save draft
          </Button>
        </noscript>
        <p role="status" className={hasProblem ? "text-sm font-medium text-danger" : "text-sm text-muted"}>
          {state.status === "saved" && typed === first.saved ? "Your draft saves itself." : saveWords(state)}
        </p>
      </div>
    </Form>
  );
}

/** Saves what is typed, and keeps the revision that the form sends in step with what is saved. */
function useDraftSaver({ id, revision: firstRevision, saved }: Props, typed: SubmissionValues) {
  const revision = useRef<HTMLInputElement>(null);
  const website = useRef(saved.website);
  const { revalidate } = useRevalidator();
  const saving = useSaver({
    first: saved,
    revision: firstRevision,
    present: typed,
    async send(values: SubmissionValues, known) {
      const answer = await putSaved(submissionSavePath(id), { revision: known, values });
      if (answer.status !== "stored") return answer;
      if (revision.current) revision.current.value = String(answer.revision);
      // Another website may be listed already.
      if (website.current !== values.website) void revalidate();
      website.current = values.website;
      return answer;
    },
  });
  const { saver } = saving;
  // A link waits until everything is saved: the next page may show it.
  const blocker = useBlocker(() => ["waiting", "saving"].includes(saver.getState().status));
  useEffect(() => {
    if (blocker.state === "blocked") void saver.flush().then(() => blocker.proceed());
  }, [blocker, saver]);
  return { ...saving, revision };
}

/** Both boxes are about the address that was there before. */
function untick(form: HTMLFormElement): void {
  for (const name of ["isWebsiteRight", "isAnotherProduct"]) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked = false;
  }
}

function SameDomain({ same, id }: { readonly same: Same; readonly id: string }) {
  const { listed, isInReview, ownId } = same;
  if (ownId !== null && ownId !== id)
    return (
      <Alert tone="note" title="You’ve sent this website already">
        <Link to={submissionPath(ownId)} className="underline underline-offset-4">
          See your other submission
        </Link>
      </Alert>
    );
  if (listed.length === 0)
    return isInReview ? (
      <Alert tone="note" title="This website is in review already">
        Another user has submitted it. Tick the box below if yours is another product.
      </Alert>
    ) : null;
  return (
    <Alert tone="note" title="This website is listed already">
      <ul className="grid gap-2 pt-1">
        {listed.map(({ kind, slug, name }) => (
          <li key={`${kind}/${slug}`} className="flex flex-wrap gap-x-4 gap-y-1">
            <Link
              to={kind === "tool" ? `/tools/${slug}` : `/ai-models/${slug}`}
              className="font-semibold underline underline-offset-4"
            >
              {name}
            </Link>
            {kind === "engine" && <span className="text-muted">an AI model</span>}
            {kind === "tool" && (
              <>
                <Link to={claimPath(slug)} className="underline underline-offset-4">
                  Claim it<span className="sr-only"> {name}</span>
                </Link>
                <Link to={reportPath(slug)} className="underline underline-offset-4">
                  Report a mistake<span className="sr-only"> in {name}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
