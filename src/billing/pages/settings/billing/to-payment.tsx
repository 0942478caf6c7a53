import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { findCheckoutUrl } from "../../../checkout/find-checkout.ts";
import { billingPath } from "../../../rules.ts";
import { LeavePage } from "../../../ui/leave-page.tsx";
import type { Route } from "./+types/to-payment";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Opening the payment page", "");

/**
 * Leads to the payment page. A page of our own stands between, because a form may lead to our own addresses only (the page's
 * `form-action`), also by redirects.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const address = await findCheckoutUrl(services, { checkoutId: params.checkoutId, userId: viewer.userId });
  // Paid for already, expired, or nobody's: the plans say how things stand.
  if (!address) throw redirect(billingPath, 302);
  return { address };
}

export default function ToPaymentPage({ loaderData: { address } }: Route.ComponentProps) {
  return <LeavePage title="Opening the payment page" address={address} />;
}
