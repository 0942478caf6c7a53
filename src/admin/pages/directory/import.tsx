import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { toolFileLabels } from "#directory/browser.ts";
import { getImport } from "#directory/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { changeNotice } from "../../change-as-operator.ts";
import { importAsOperator, undoAsOperator } from "../../directory/import-files.ts";
import { toolStateNames } from "../../directory/tool-state-names.ts";
import { checkIntent } from "../../rules.ts";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/import";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Import", `/admin/directory/imports/${params.importId}`);

function idOf(importId: string): string {
  if (isUuid(importId)) return importId;
  throw new AppError("not_found", { userMessage: "There is no such import." });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page } = readListQuery(url.searchParams, ["line"]);
  return getImport(context.get(servicesContext).db, idOf(params.importId), page);
}

/** Imports a checked file, or undoes an import. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { report } = await getImport(context.get(servicesContext).db, idOf(params.importId), 1);
  return answerForm(request, {
    check: checkIntent,
    failureMessage: "The change could not be made. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ intent = "", reason = "" }) {
      if (intent === "import") await importAsOperator(context, report, reason);
      else if (intent === "undo") await undoAsOperator(context, report, reason);
      else throw new AppError("invalid_input", { userMessage: "This page has no such button. Please reload it." });
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { report, rows, page, hasNext } = loaderData;
  const { problems, problemCount, addedCount, changedCount, sameCount, importedAt, undoneAt, checkedAt } = report;
  const canImport = !importedAt && problemCount === 0 && addedCount + changedCount > 0;
  return (
    <AdminPage
      back={{ path: "/admin/directory/imports", title: "Imports" }}
      title={report.fileName || "Without a name"}
    >
      <Facts
        facts={[
          ["Checked", <DateTime key="checked" at={checkedAt} />],
          ["New tools", formatNumber(addedCount)],
          ["Changed tools", formatNumber(changedCount)],
          ["Unchanged", formatNumber(sameCount)],
          ["Problems", formatNumber(problemCount)],
          ["Imported", importedAt ? <DateTime key="imported" at={importedAt} /> : "Not yet"],
          ...(undoneAt ? [["Undone", <DateTime key="undone" at={undoneAt} />] as const] : []),
        ]}
      />
      {problemCount > 0 && (
        <Alert tone="error">
          Nothing can be imported as long as there are problems. Please correct these lines and check the file again.
        </Alert>
      )}
      {canImport && (
        <ChangeForm
          intent="import"
          label={`Import ${formatNumber(addedCount + changedCount)} tools`}
          note="All of it or nothing. If a tool was edited since the check, nothing changes."
          isOpen
          check={checkIntent}
          reply={actionData}
        />
      )}
      {importedAt && !undoneAt && (
        <ChangeForm
          intent="undo"
          label="Undo the import"
          note="Changed tools are as they were before. New ones are deleted, or retired if users have done something with them. If one was edited since, nothing changes."
          isDangerous
          check={checkIntent}
          reply={actionData}
        />
      )}
      {problems.length > 0 && (
        <AdminSection title={problems.length < problemCount ? `The first ${problems.length} problems` : "Problems"}>
          <AdminTable
            caption="Problems"
            rows={problems.map((problem, index) => ({ ...problem, index }))}
            keyOf={({ index }) => index}
            empty=""
            columns={[
              { title: "Line", isNumber: true, cell: ({ line }) => formatNumber(line) },
              { title: "Tool", cell: ({ slug }) => <span className="wrap-anywhere">{slug || "–"}</span> },
              { title: "Problem", cell: ({ text }) => <span className="wrap-anywhere">{text}</span> },
            ]}
          />
        </AdminSection>
      )}
      <AdminSection
        title={undoneAt ? "Undone" : importedAt ? "Changes" : "What would change"}
        intro={undoneAt && "None of this is in force any more."}
      >
        <AdminTable
          caption="Changes"
          rows={rows}
          keyOf={({ slug }) => slug}
          empty="The directory has all of it already."
          columns={[
            {
              title: "Tool",
              cell: ({ slug, isThere }) =>
                isThere ? (
                  <Link to={`/admin/directory/tools/${slug}`} className={rowLink}>
                    {slug}
                  </Link>
                ) : (
                  slug
                ),
            },
            { title: "Line", isNumber: true, cell: ({ line }) => formatNumber(line) },
            {
              title: "Change",
              cell: ({ isNew, state, parts }) =>
                isNew ? `New (${toolStateNames[state].toLowerCase()})` : <ChangedParts parts={parts} />,
            },
          ]}
        />
        <PageLinks page={page} hasNext={hasNext} />
      </AdminSection>
    </AdminPage>
  );
}

type Parts = Route.ComponentProps["loaderData"]["rows"][number]["parts"];

/** The old and the new text of each part that a line changes. */
function ChangedParts({ parts }: { readonly parts: Parts }) {
  return (
    <ul className="grid gap-1">
      {parts.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere">
          <span className="font-semibold">{toolFileLabels[name]}:</span>{" "}
          {after === "" ? (
            <>“{before}” is removed, because the cell is empty</>
          ) : (
            <>
              {before === "" ? "nothing" : `“${before}”`} → “{after}”
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
