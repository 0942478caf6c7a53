import { data, redirect } from "react-router";
import { AppError } from "#platform/errors.ts";
import { servicesContext } from "#platform/services.ts";
import { listExports, requestExport } from "../../my-data/data-export.ts";
import { requireSession } from "../../sessions/current-session.ts";
import { requireStepUp } from "../../sessions/require-step-up.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { withNotice } from "../../ui/flash-messages.ts";
import { Archives, yourDataIntro } from "../../ui/settings/archives.tsx";
import { SettingsHeader } from "../../ui/settings/settings-layout.tsx";
import { clientFacts } from "../client-facts.ts";
import type { Route } from "./+types/data";

/** The email about an export links here. */
const path = "/settings/data";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Your data", path);

/** Passes on a refusal's headers, such as `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs): HeadersInit {
  return actionHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  return { exports: await listExports(db, viewer.userId, clock.now()) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireStepUp(context, url);
  try {
    await requestExport(context.get(servicesContext), { userId: viewer.userId, ...clientFacts(context, request) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: error.userMessage }, { status: error.status, headers: error.headers });
  }
  throw redirect(path, { headers: withNotice("export-requested") });
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="Your data" intro={yourDataIntro} />
      <div className="border-t border-hairline pt-6">
        <Archives exports={loaderData.exports} problem={actionData?.problem} />
      </div>
    </>
  );
}
