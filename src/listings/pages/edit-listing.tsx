import { Form, redirect, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { listCategories } from "#directory/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { requireMaker } from "../claims/claims.ts";
import { findLatestProposal, proposeEdit, readFacts, withdrawProposal } from "../proposals/proposals.ts";
import {
  checkProposal,
  editListingPath,
  type FactsField,
  type ListingFacts,
  picturesPath,
  toFacts,
  toolPath,
} from "../rules.ts";
import { FactChanges } from "../ui/fact-changes.tsx";
import { FactFields } from "../ui/fact-fields.tsx";
import type { Route } from "./+types/edit-listing";

const failureMessage = "Your changes could not be sent. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Edit your listing", editListingPath(params.slug ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const own = { userId: viewer.userId, toolSlug: params.slug };
  const facts = await readFacts(db, params.slug);
  await requireMaker(db, own);
  const [categories, latest] = await Promise.all([listCategories(db), findLatestProposal(db, own)]);
  return { slug: params.slug, facts, categories, latest: latest ?? null };
}

/** Proposes an edit, or takes back the one that waits. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const own = { userId: viewer.userId, toolSlug: params.slug };
  const isWithdrawal = (form: FormData) => fieldOf(form, "intent") === "withdraw";
  return answerForm(request, {
    check: (form) => (isWithdrawal(form) ? { values: checkProposal(form).values, errors: {} } : checkProposal(form)),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values, form) {
      if (isWithdrawal(form)) await withdrawProposal(services.db, own);
      else await proposeEdit(services, { ...own, facts: toFacts(values) });
      const notice = isWithdrawal(form) ? "edit-withdrawn" : "edit-proposed";
      throw redirect(editListingPath(params.slug), { headers: withNotice(notice) });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function EditListingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, facts, categories, latest } = loaderData;
  const waiting = latest?.state === "waiting" ? latest : null;
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Tools", path: "/tools" },
          { name: facts.name, path: toolPath(slug) },
          { name: "Edit", path: editListingPath(slug) },
        ]}
        title={`Edit ${facts.name}`}
        intro="You’re its verified maker. We read your changes before they’re public."
      />
      <div className="container-page grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-7">
          <p>
            <ArrowLink to={picturesPath(slug)}>Logo and screenshots</ArrowLink>
          </p>
          <EditForm
            key={latest?.revision}
            facts={{ ...facts, ...waiting?.proposal }}
            categories={categories}
            reply={actionData}
          />
        </div>
        {latest && latest.state !== "published" && (
          <section aria-labelledby="latest-title" className="grid content-start gap-4 lg:col-span-5">
            <h2 id="latest-title" className="text-lg">
              {waiting ? "Waiting for review" : "Your last changes were refused"}
            </h2>
            {latest.answer && <p className="whitespace-pre-line wrap-anywhere">{latest.answer}</p>}
            <FactChanges before={latest.base} after={latest.proposal} categories={categories} />
            {waiting && (
              <div className="flex">
                <AskFirst
                  label="Take the changes back"
                  question="Your listing stays as it is."
                  confirmLabel="Take back"
                  fields={{ intent: "withdraw" }}
                  isQuiet
                />
              </div>
            )}
          </section>
        )}
      </div>
    </>
  );
}

function EditForm({
  facts,
  categories,
  reply,
}: {
  readonly facts: ListingFacts;
  readonly categories: Route.ComponentProps["loaderData"]["categories"];
  readonly reply: FormReply | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkProposal, reply, isBusy });
  const present: Record<FactsField, string> = {
    name: facts.name,
    website: facts.website,
    description: facts.description,
    category: facts.categoryId,
    tags: facts.tags.join(", "),
    price: facts.isPaid ? "paid" : "free",
  };
  return (
    <Form method="post" noValidate preventScrollReset {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <FactFields values={{ ...present, ...values }} errors={errors} categories={categories} />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send for review"}
      </SubmitButton>
    </Form>
  );
}
