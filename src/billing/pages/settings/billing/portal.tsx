import { data } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { servicesContext } from "#platform/services.ts";
import { getPortalUrl } from "../../../checkout/subscription-actions.ts";
import { portalPath } from "../../../rules.ts";
import { LeavePage } from "../../../ui/leave-page.tsx";
import { RefusedAction } from "../../../ui/subscription-action.tsx";
import type { Route } from "./+types/portal";

const title = "Payment methods";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, title, portalPath);

/** Headers of a refusal, such as `Retry-After`. */
export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

/** The payment provider manages payment methods. We never see a full card number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  try {
    return data({ address: await getPortalUrl(context.get(servicesContext), viewer.userId), problem: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ address: null, problem: error.userMessage }, { status: error.status, headers: error.headers });
  }
}

export default function PortalPage({ loaderData: { address, problem } }: Route.ComponentProps) {
  return address === null ? (
    <RefusedAction title={title} message={problem} />
  ) : (
    <LeavePage title={title} address={address} />
  );
}
