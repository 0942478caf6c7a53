import { Form, Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { createLetter, listLetters } from "#letters/index.ts";
import { type LetterState, letterPath, letterStates, lettersPath } from "#letters/rules.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { mailingLists, segments } from "#site/rules.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/letters";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Letters", lettersPath);

const states = ["all", ...(Object.keys(letterStates) as LetterState[])] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, page } = readListQuery(url.searchParams, ["newest"]);
  const state = oneOf(url.searchParams.get("state"), states);
  const found = await listLetters(context.get(servicesContext).db, {
    text,
    page,
    state: state === "all" ? null : state,
  });
  return { ...found, text, state };
}

/** Begins a draft. */
export async function action({ context }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  throw redirect(letterPath(await createLetter(db, clock.now())));
}

export default function LettersPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasNext, totals, text, state } = loaderData;
  const pathOf = useListPath();
  const all = Object.values(totals).reduce((sum, number) => sum + number, 0);
  const nameOf = (id: (typeof states)[number]) =>
    id === "all" ? `All (${formatNumber(all)})` : `${letterStates[id]} (${formatNumber(totals[id] ?? 0)})`;
  return (
    <AdminPage
      title="Letters"
      intro="Mails to the newsletter and to early access. Drafts save themselves; nothing is sent before you confirm it."
      actions={
        <Form method="post">
          <Button type="submit">New letter</Button>
        </Form>
      }
    >
      <ListSearch label="Subject or text" text={text} />
      <TabLinks
        label="Letters by state"
        current={state}
        tabs={states.map((id) => ({ id, name: nameOf(id), path: pathOf({ state: id, page: undefined }) }))}
      />
      <AdminTable
        caption="Letters"
        rows={rows}
        keyOf={({ id }) => id}
        empty={text === "" ? "There are no letters here." : "No letter matches that search."}
        columns={[
          {
            title: "Subject",
            cell: ({ id, subject }) => (
              <Link to={letterPath(id)} className={`block min-w-44 ${rowLink}`}>
                {subject || "No subject yet"}
              </Link>
            ),
          },
          {
            title: "State",
            cell: (row) => <Chip tone={row.state === "sending" ? "accent" : "plain"}>{letterStates[row.state]}</Chip>,
          },
          {
            title: "To",
            cell: ({ list, segment }) => (
              <>
                {mailingLists[list]}
                <span className="block text-xs text-muted">{segments[segment]}</span>
              </>
            ),
          },
          {
            title: "Recipients",
            isNumber: true,
            cell: ({ recipientsMax }) => (recipientsMax === null ? "–" : formatNumber(recipientsMax)),
          },
          {
            title: "Taken",
            isNumber: true,
            cell: ({ results }) => (results === null ? "–" : formatNumber(results.sent)),
          },
          { title: "Changed", cell: ({ changedAt }) => <DateTime at={changedAt} /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
