import { type FormEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField, TextAreaField } from "#ui/more-fields.tsx";
import { checkSubmission, claimPath, reportPath, type SubmissionField, submissionPath } from "../rules.ts";
import { FactFields } from "./fact-fields.tsx";
import { type AutosaveState, useAutosave } from "./use-autosave.ts";

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
  readonly saved: SubmissionValues;
  readonly reply: FormReply | undefined;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly same: Same;
  readonly onShow: (values: FormData) => void;
}

const saveWords: Readonly<Record<AutosaveState, string>> = {
  idle: "Your draft saves itself.",
  saving: "Saving…",
  saved: "Saved.",
  failed: "Not saved. Check your connection; we try again with your next change.",
};

/** The form of a draft, and of a submission with a question. */
export function SubmissionForm({ id, saved, reply, categories, same, onShow }: Props) {
  const isBusy = useNavigation().formAction === submissionPath(id);
  const { values, errors, message, handlers } = useCheckedForm({ check: checkSubmission, reply, isBusy });
  const autosave = useAutosave(submissionPath(id));
  const [wasUnanswered, setUnanswered] = useState(saved.isWebsiteRight === "on");
  if (errors.website && !wasUnanswered) setUnanswered(true);
  const shown: SubmissionValues = { ...saved, ...values };
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        autosave.cancel();
        handlers.onSubmit(event);
      }}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        handlers.onInput(event);
        onShow(new FormData(event.currentTarget));
        autosave.change(event.currentTarget);
      }}
      className="grid gap-5"
    >
      {message && <Alert tone="error">{message}</Alert>}
      <SameDomain same={same} id={id} />
      <FactFields values={shown} errors={errors} categories={categories} />
      {(same.listed.length > 0 || same.isInReview || shown.isAnotherProduct === "on") && (
        <CheckboxField
          name="isAnotherProduct"
          defaultChecked={shown.isAnotherProduct === "on"}
          label="It’s another product than what is listed at this domain"
        />
      )}
      {wasUnanswered && (
        <CheckboxField
          name="isWebsiteRight"
          defaultChecked={shown.isWebsiteRight === "on"}
          label="The address is right, even if the website doesn’t answer programs"
        />
      )}
      <TextAreaField
        label="Note to us (optional)"
        name="note"
        rows={3}
        className="min-h-24!"
        defaultValue={shown.note}
        error={errors.note}
        hint="For our eyes only, e.g. how you’re connected to the tool."
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton name="intent" value="send" isBusy={isBusy}>
          {isBusy ? "Sending…" : "Send for review"}
        </SubmitButton>
        <noscript>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save draft
          </Button>
        </noscript>
        <p role="status" className="text-sm text-muted">
          {saveWords[autosave.state]}
        </p>
      </div>
    </Form>
  );
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
