import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { listMembers } from "#site/index.ts";
import { isMailingList, type MailingList, mailingLists, memberSorts, memberStates, statesOf } from "#site/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { changeNotice } from "../change-as-operator.ts";
import { changeList, checkListForm, listIntents } from "../lists/change-list.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../ui/admin-table.tsx";
import { ChangeForm } from "../ui/change-form.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import type { Route } from "./+types/list";

const failureMessage = "This could not be done. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Mailing lists", `/admin/lists/${params.list ?? "newsletter"}`);

/** @throws {AppError} `not_found`. */
function listOf(name: string | undefined): MailingList {
  const list = name ?? "newsletter";
  if (isMailingList(list)) return list;
  throw new AppError("not_found", { userMessage: "There is no such list." });
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const list = listOf(params.list);
  const query = readListQuery(url.searchParams, memberSorts);
  const state = oneOf(url.searchParams.get("state"), ["all", ...statesOf[list]]);
  const wanted = { ...query, list, state: state === "all" ? null : state };
  return {
    list,
    state,
    text: query.text,
    sort: query.sort,
    ...(await listMembers(context.get(servicesContext).db, wanted)),
  };
}

/** Marks addresses as bounced, takes that back, or forgets an address. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const list = listOf(params.list);
  return answerForm(request, {
    check: checkListForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ reason }, form) {
      await changeList(context, { list, intent: readIntent(form, listIntents), reason, form });
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, text, sort, rows, page, hasNext, totals } = loaderData;
  const pathOf = useListPath();
  const all = Object.values(totals).reduce((sum, number) => sum + number, 0);
  const isEarly = list === "early-access";
  return (
    <AdminPage
      title="Mailing lists"
      intro={
        isEarly
          ? "Visitors who joined early access. Entries from before letters existed agreed to their code only, and get no letters."
          : "Newsletter subscriptions. Only confirmed ones get letters."
      }
      actions={
        <a
          href={`/admin/lists/${list}/export${pathOf({ page: undefined, sort: undefined })}`}
          download
          className={buttonClass({ variant: "secondary" })}
        >
          Export as CSV
        </a>
      }
    >
      <TabLinks
        label="Lists"
        current={list}
        tabs={(Object.keys(mailingLists) as MailingList[]).map((id) => ({
          id,
          name: mailingLists[id],
          path: `/admin/lists/${id}`,
        }))}
      />
      <ListSearch label={isEarly ? "Address, name or code" : "Address"} text={text} />
      <TabLinks
        label="Members by state"
        current={state}
        tabs={(["all", ...statesOf[list]] as const).map((id) => ({
          id,
          name: id === "all" ? `All (${formatNumber(all)})` : `${memberStates[id]} (${formatNumber(totals[id] ?? 0)})`,
          path: pathOf({ state: id, page: undefined }),
        }))}
      />
      <AdminTable
        caption={`Members of the list ${mailingLists[list]}`}
        sort={sort}
        rows={rows}
        keyOf={({ id }) => id}
        empty={text === "" ? "No one is here." : "No member matches that search."}
        columns={[
          {
            title: "Address",
            sorts: ["email"],
            cell: ({ email, name }) => (
              <>
                <span className="block min-w-44 wrap-anywhere">{email}</span>
                {name && <span className="block text-xs text-muted wrap-anywhere">{name}</span>}
              </>
            ),
          },
          {
            title: "State",
            cell: (member) => (
              <Chip tone={member.state === "bounced" ? "ink" : "plain"} className="whitespace-nowrap">
                {memberStates[member.state]}
              </Chip>
            ),
          },
          ...(isEarly
            ? [
                {
                  title: "Code",
                  cell: ({ code, isUsed }: (typeof rows)[number]) => (
                    <>
                      <span className="whitespace-nowrap">{code}</span>
                      <span className="block text-xs text-muted">{isUsed ? "used" : "not used"}</span>
                    </>
                  ),
                },
              ]
            : []),
          {
            title: isEarly ? "Joined" : "Requested",
            sorts: ["newest", "oldest"],
            cell: ({ requestedAt }) => <DateTime at={requestedAt} isDay />,
          },
          {
            title: isEarly ? "Agreed to letters" : "Confirmed",
            cell: ({ joinedAt }) => (joinedAt ? <DateTime at={joinedAt} isDay /> : "–"),
          },
          {
            title: "Change",
            cell: ({ id, email, state: own }) =>
              own === "bounced" && (
                <ChangeForm
                  intent="put-back"
                  label="Address works again"
                  note={email}
                  hidden={{ member: String(id) }}
                  check={checkListForm}
                  rowField="member"
                  reply={actionData}
                />
              ),
          },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
      <div className="grid gap-2">
        <ChangeForm
          intent="bounce"
          label="Add bounced addresses"
          send="Mark as bounced"
          note="Mail servers report bounces to the sender’s mailbox, which this site doesn’t read. Paste the addresses: they get no more letters, on any list."
          check={checkListForm}
          reply={actionData}
          fields={({ values, errors }) => (
            <TextAreaField
              label="Addresses"
              name="addresses"
              required
              defaultValue={values.addresses}
              error={errors.addresses}
              hint="One a line, or between commas; at most 500."
            />
          )}
        />
        <ChangeForm
          intent="forget"
          label="Delete an address"
          send="Delete all of it"
          note="For people who write to you because they want their data deleted. It removes the address from every list, its contact messages with their answers, and its letters. An account stays. This can’t be undone."
          isDangerous
          check={checkListForm}
          reply={actionData}
          fields={({ values, errors }) => (
            <TextField
              label="Address"
              name="address"
              type="email"
              required
              defaultValue={values.address}
              error={errors.address}
            />
          )}
        />
      </div>
    </AdminPage>
  );
}
