import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { ensureCode } from "../codes/referral-code.ts";
import { listReferrals, summariseReferrals } from "../history/referral-history.ts";
import { requestInvite } from "../invites/invites.ts";
import {
  checkInvite,
  type DashboardTab,
  dashboardPath,
  readTab,
  referralReward,
  sharePath,
  tabPath,
} from "../rules.ts";
import { History } from "../ui/history.tsx";
import { Overview } from "../ui/overview.tsx";
import type { Route } from "./+types/referral-dashboard";

const inviteFailure = "Your invite could not be sent. Please try again in a moment.";

/** Headers of the answer to a form, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Referrals", dashboardPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock, config } = context.get(servicesContext);
  const { tab, page } = readTab(url.searchParams);
  const code = await ensureCode(db, viewer.userId, clock.now());
  const share = { code, url: `${config.baseUrl}${sharePath(code)}`, productName: config.product.name };
  if (tab === "history") return { share, history: await listReferrals(db, viewer.userId, page) };
  return { share, summary: await summariseReferrals(db, viewer.userId) };
}

/** 'Send Invite'. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerForm(request, {
    check: (form) => checkInvite(form, viewer.email),
    failureMessage: inviteFailure,
    log: context.get(requestContext).log,
    async onValid({ email }) {
      const address = parseEmail(email) ?? "";
      await requestInvite(context.get(servicesContext), { referrerId: viewer.userId, email: address });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, inviteFailure);
}

export default function ReferralDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { share, summary, history } = loaderData;
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Referrals</h1>
        <p className="max-w-[64ch] text-muted">
          Share your link. You and each friend who signs up with it get {referralReward} credits after their first
          generation.
        </p>
      </header>
      <DashboardTabs current={history ? "history" : "overview"} />
      {history ? <History {...history} /> : <Overview share={share} summary={summary} reply={actionData} />}
    </div>
  );
}

const tabs = [
  { id: "overview", name: "Overview", path: tabPath("overview") },
  { id: "history", name: "Referral History", path: tabPath("history") },
] as const;

/** Each tab has its own URL, so that it can be linked to and works without scripts. */
const DashboardTabs = ({ current }: { readonly current: DashboardTab }) => (
  <TabLinks label="Referrals" tabs={tabs} current={current} />
);
