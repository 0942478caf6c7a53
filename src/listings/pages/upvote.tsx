import { Form, redirect } from "react-router";
import { findSession } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { getTool } from "#directory/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { toolPath, upvotePath } from "../rules.ts";
import { setUpvote } from "../votes/upvotes.ts";
import type { Route } from "./+types/upvote";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Upvote", upvotePath(params.slug ?? ""));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug, name } = await getTool(context.get(servicesContext).db, params.slug);
  return { slug, name };
}

/** The upvote button of a tool's page posts here. With `stay` it gets an answer; without scripts it leads back to the tool. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { slug } = params;
  return answerForm(request, {
    check(form) {
      const values = { change: fieldOf(form, "change"), stay: fieldOf(form, "stay") };
      const isKnown = values.change === "add" || values.change === "remove";
      return { values, errors: withoutEmpty({ change: isKnown ? undefined : "Use the button on the tool’s page." }) };
    },
    failureMessage: "Your upvote could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ change, stay }) {
      const session = await findSession(context);
      if (!session) throw redirect(loginPath(toolPath(slug)), 303);
      await setUpvote(context.get(servicesContext), {
        userId: session.viewer.userId,
        toolSlug: slug,
        isWanted: change === "add",
      });
      if (stay === "") throw redirect(toolPath(slug), 303);
    },
  });
}

/** Page that visitors come to once they have signed in, and users without scripts if an upvote is refused. */
export default function UpvotePage({ loaderData: { slug, name }, actionData }: Route.ComponentProps) {
  const refused = actionData?.outcome === "refused" ? actionData : undefined;
  return (
    <>
      <PageHeader
        title={`Upvote ${name}`}
        intro="One upvote for each account. You can take it back on the tool’s page."
      />
      <div className="container-page grid justify-items-start gap-5">
        {refused && <Alert tone="error">{refused.message ?? "Use the button on the tool’s page."}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Form method="post">
            <Button type="submit" name="change" value="add">
              Upvote {name}
            </Button>
          </Form>
          <ButtonLink to={toolPath(slug)} variant="secondary">
            Back to {name}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
