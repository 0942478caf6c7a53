import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { listMembers, markBounced, unmarkBounced } from "#site/index.ts";
import {
  isMailingList,
  type MailingList,
  mailingLists,
  memberSorts,
  memberStates,
  readAddresses,
  statesOf,
} from "#site/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { changeAsOperator } from "../change-as-operator.ts";
import { checkReason } from "../rules.ts";
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

const intents = ["bounce", "put-back"] as const;

function checkListForm(form: FormData): Checked<"intent" | "addresses" | "reason"> {
  const { values, errors } = checkReason(form);
  const intent = fieldOf(form, "intent");
  const addresses = fieldOf(form, "addresses");
  const read = intent === "bounce" ? readAddresses(addresses) : [];
  return {
    values: { ...values, intent, addresses },
    errors: { ...(typeof read === "string" && { addresses: read }), ...errors },
  };
}

/** Marks addresses as bounced, or takes that back. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const list = listOf(params.list);
  return answerForm(request, {
    check: checkListForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ addresses, reason }, form) {
      const subject = { kind: "mailing-list" as const, id: list, name: mailingLists[list] };
      if (readIntent(form, intents) === "bounce") {
        const emails = readAddresses(addresses);
        const detail = { addresses: String(emails.length) };
        await changeAsOperator(context, { action: "addresses-bounced", subject, reason, detail }, async (services) => {
          const marked = typeof emails === "string" ? 0 : await markBounced(services.db, emails, services.clock.now());
          if (marked === 0)
            throw new AppError("conflict", { userMessage: "None of these addresses is on a list and not marked yet." });
        });
      } else {
        const memberId = Number(/^\d{1,15}$/.exec(fieldOf(form, "member"))?.[0] ?? 0);
        await changeAsOperator(context, { action: "address-put-back", subject, reason }, async ({ db }) => {
          if (!(await unmarkBounced(db, { list, memberId })))
            throw new AppError("conflict", { userMessage: "This address isn’t marked as bounced." });
        });
      }
      throw redirect(`${url.pathname}${url.search}`, { headers: withNotice("operator-change-made") });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

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
                  reply={undefined}
                />
              ),
          },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
      <div>
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
      </div>
    </AdminPage>
  );
}
