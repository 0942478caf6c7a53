import { redirect } from "react-router";
import { findSession } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { toolPath } from "../rules.ts";
import { setUpvote } from "../votes/upvotes.ts";
import type { Route } from "./+types/upvote";

/** Users who come here from the sign-in page wanted to be at the tool. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(toolPath(params.slug));

/** The upvote button posts here. With `stay` it gets an answer; without scripts it leads back to the tool. */
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
