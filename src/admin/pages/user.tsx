import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { getAccount, requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { oneOf } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { changeNotice } from "../change-as-operator.ts";
import { ActionList } from "../ui/action-list.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { PageLinks } from "../ui/list-controls.tsx";
import { getPerson, readUserTab } from "../users/read-user.ts";
import { changeUser } from "../users/user-changes.ts";
import { checkUserForm, readUserForm, userIntents, userTabs } from "../users/user-rules.ts";
import type { Route } from "./+types/user";
import { UserCredits } from "./user/user-credits.tsx";
import { UserOverview } from "./user/user-overview.tsx";
import { UserPayments } from "./user/user-payments.tsx";
import { UserRuns } from "./user/user-runs.tsx";
import { UserSecurity } from "./user/user-security.tsx";
import { UserSent } from "./user/user-sent.tsx";

const failureMessage = "The change could not be made. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.account.email ?? "User", `/admin/users/${params.userId}`);

const tabNames = {
  overview: "Overview",
  credits: "Credits",
  payments: "Payments",
  runs: "Runs",
  sent: "Sent",
  security: "Security",
  changes: "Changes",
} as const;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const person = await getPerson(services, params.userId);
  const tab = oneOf(url.searchParams.get("tab"), userTabs);
  const account = await getAccount(db, person.email);
  const head = { account, name: `${person.firstName} ${person.lastName}`, formKey: randomUUID() };
  return {
    ...head,
    ...(await readUserTab(tab, { services, userId: person.userId, operatorId: viewer.userId, url, now: clock.now() })),
  };
}

/** Changes the account, with a reason. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const person = await getPerson(context.get(servicesContext), params.userId);
  return answerForm(request, {
    check: checkUserForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(_values, form) {
      const intent = readIntent(form, userIntents);
      await changeUser(context, { person, operatorId: viewer.userId, form: readUserForm(form, intent) });
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, name, formKey, ...data } = loaderData;
  const path = `/admin/users/${account.id}`;
  const own = { account, formKey, reply: actionData };
  return (
    <AdminPage back={{ path: "/admin/users", title: "Users" }} title={account.email} intro={name}>
      <TabLinks
        label="Parts of the account"
        current={data.tab}
        tabs={userTabs.map((id) => ({ id, name: tabNames[id], path: id === "overview" ? path : `${path}?tab=${id}` }))}
      />
      {data.tab === "overview" && <UserOverview {...own} {...data} />}
      {data.tab === "credits" && <UserCredits {...own} {...data} />}
      {data.tab === "payments" && <UserPayments {...own} {...data} />}
      {data.tab === "runs" && (
        <>
          <UserRuns runs={data.rows} viewUntil={data.viewUntil} reply={actionData} />
          <PageLinks page={data.page} hasNext={data.hasNext} />
        </>
      )}
      {data.tab === "sent" && <UserSent {...data} />}
      {data.tab === "security" && (
        <>
          <UserSecurity sessions={data.sessions} events={data.events} />
          <PageLinks page={data.page} hasNext={data.page < data.pagesCount} />
        </>
      )}
      {data.tab === "changes" && (
        <>
          <ActionList actions={data.rows} isAboutOne />
          <PageLinks page={data.page} hasNext={data.hasNext} />
        </>
      )}
    </AdminPage>
  );
}
