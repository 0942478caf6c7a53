import { useId } from "react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { findSession, requireSession } from "#accounts/index.ts";
import { useSignInPaths } from "#accounts/ui/index.ts";
import { answerForm, formPageHeaders, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { listContributions } from "../list-contributions.ts";
import {
  checkStart,
  claimPath,
  claimStateNames,
  reviewPath,
  reviewStateNames,
  submissionPath,
  submitPath,
} from "../rules.ts";
import { listOwnSubmissions } from "../submissions/read-submissions.ts";
import { startSubmission } from "../submissions/save-submission.ts";
import { SubmissionChip } from "../ui/submission-chip.tsx";
import type { Route } from "./+types/submit";

const failureMessage = "Your draft could not be created. Please try again in a moment.";
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: "Submit a tool", path: submitPath },
];

export function headers(args: Route.HeadersArgs) {
  return formPageHeaders(args);
}

export const handle: SharedPage = { sharedBy: {} };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { baseUrl = "", productName = "" } = matches[0].loaderData ?? {};
  return describePage({
    title: "Submit a tool",
    description: "Add your AI design tool to the directory. It’s free. We read every submission, and answer by email.",
    path: submitPath,
    baseUrl,
    productName,
    imagePath: "/og/page/submit.png",
  });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = await findSession(context);
  const page = readPageNumber(url.searchParams);
  if (!session) return { own: null, page };
  const { db } = context.get(servicesContext);
  const { userId } = session.viewer;
  const [submissions, others] = await Promise.all([
    listOwnSubmissions(db, userId, page),
    listContributions(db, userId),
  ]);
  return { own: { ...submissions, ...others }, page };
}

/** Begins a draft. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerForm(request, {
    check: checkStart,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ website }) {
      throw redirect(submissionPath(await startSubmission(context.get(servicesContext), viewer.userId, website)));
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

const steps = [
  ["Describe it", "A name, one sentence, a few tags. Your draft saves itself, and you see the card as it will look."],
  ["We read it", "A person checks that it works and fits. We may ask you something; we email you either way."],
  [
    "Verify that you make it",
    "Show that the website is yours, and your listing has a badge. You can then send changes, a logo and screenshots.",
  ],
] as const;

export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, page } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Submit a tool"
        intro="Is an AI tool for design missing here? Add it, whether it’s yours or one that you use. It’s free, and placement isn’t for sale."
      >
        {own ? <StartForm reply={actionData} /> : <SignUp />}
      </PageHeader>
      <div className="container-page grid gap-16">
        {own && own.submissions.length > 0 && (
          <section aria-labelledby="own-title" className="grid gap-4">
            <h2 id="own-title" className="text-xl">
              Your submissions
            </h2>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {own.submissions.map(({ id, name, website, state, answer, changedAt }) => (
                <li key={id}>
                  <Link to={submissionPath(id)} className="grid gap-1.5 py-5 hover:bg-sunken">
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="font-semibold wrap-anywhere">{name || website}</span>
                      <SubmissionChip state={state} />
                    </span>
                    {answer && <span className="line-clamp-2 max-w-[70ch] text-sm wrap-anywhere">{answer}</span>}
                    <span className="text-sm text-muted">
                      Updated <DateTime at={changedAt} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Pagination current={page} last={own.pages} pathOf={(number) => `${submitPath}?page=${number}`} />
          </section>
        )}
        {own && (
          <>
            <Contributions
              title="Your reviews"
              entries={own.reviews.map(({ slug, name, state }) => [name, reviewPath(slug), reviewStateNames[state]])}
            />
            <Contributions
              title="Your claims"
              entries={own.claims.map(({ slug, name, state }) => [name, claimPath(slug), claimStateNames[state]])}
            />
          </>
        )}
        <section aria-labelledby="steps-title" className="border-t border-hairline pt-8">
          <h2 id="steps-title" className="sr-only">
            How it works
          </h2>
          <ol className="grid gap-8 md:grid-cols-3">
            {steps.map(([title, text], index) => (
              <li key={title} className="grid content-start gap-1.5">
                <p className="font-semibold">
                  {index + 1}. {title}
                </p>
                <p className="max-w-[44ch] text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

interface ContributionsProps {
  readonly title: string;
  /** Name, path and state. */
  readonly entries: readonly (readonly [string, string, string])[];
}

function Contributions({ title, entries }: ContributionsProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {entries.map(([name, path, state]) => (
          <li key={path}>
            <Link to={path} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-4 hover:bg-sunken">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <Chip>{state}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignUp() {
  const { signup, login } = useSignInPaths();
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <ButtonLink to={signup} size="lg">
        Sign up to submit
      </ButtonLink>
      <ButtonLink to={login} variant="secondary" size="lg">
        Log in
      </ButtonLink>
    </div>
  );
}

function StartForm({ reply }: { readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkStart, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="mt-2 grid max-w-2xl gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Website of the tool"
          name="website"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          required
          defaultValue={values.website}
          error={errors.website}
        />
        <SubmitButton isBusy={isBusy} className="sm:mt-7.5">
          {isBusy ? "Starting…" : "Start a draft"}
        </SubmitButton>
      </div>
    </Form>
  );
}
