import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { getPortalUrl } from "../../../checkout/get-portal-url.ts";
import { portalPath } from "../../../rules.ts";
import { LeavePage } from "../../../ui/leave-page.tsx";
import type { Route } from "./+types/portal";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Payment methods", portalPath);

/** Payment methods are the payment provider's; we never see a card's number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return withPageErrors(async () => ({ address: await getPortalUrl(context.get(servicesContext), viewer.userId) }));
}

export default function PortalPage({ loaderData: { address } }: Route.ComponentProps) {
  return <LeavePage title="Payment methods" address={address} />;
}
