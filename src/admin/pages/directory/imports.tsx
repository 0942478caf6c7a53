import { useId } from "react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { factKinds, toolFieldNames } from "#directory/browser.ts";
import { listCategories, listImports } from "#directory/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { Field } from "#ui/field.tsx";
import { fileControl } from "#ui/file-input.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { checkUploadedFile } from "../../directory/import-files.ts";
import { AdminPage, AdminSection } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/imports";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Imports", "/admin/directory/imports");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readListQuery(url.searchParams, ["newest"]);
  const { db } = context.get(servicesContext);
  const [imports, categories] = await Promise.all([listImports(db, page), listCategories(db)]);
  return { ...imports, categories };
}

/** Checks a file, and leads to its report. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: () => ({ values: {}, errors: {} }),
    failureMessage: "The file could not be checked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(_values, form) {
      throw redirect(`/admin/directory/imports/${await checkUploadedFile(context, url, form)}`);
    },
  });
}

export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, page, hasNext, categories } = loaderData;
  const refusal = actionData?.outcome === "refused" ? actionData : undefined;
  return (
    <AdminPage
      title="Imports"
      intro="Tools from a file. It is checked first, which changes nothing; then you import all of it, and can undo that as a whole."
    >
      <AdminSection
        title="Check a file"
        intro={
          <div className="grid gap-2">
            <p>
              CSV with a line of names first, or JSON with a list of objects, up to 10,000 tools and 8 MB. An export has
              all columns.
            </p>
            <p>
              Columns: {toolFieldNames.join(", ")}. A column that is left out leaves tools that exist as they are. An
              empty cell sets the usual value: nothing, “no”, a discount of 0, the last position, or the state “draft”.
              New tools get it for columns that are left out, too.
            </p>
            <p>
              Facts: {factKinds.join(", ")}, each with its source and the day on which you read it in two more columns,
              e.g. priceSource and priceDate. An empty value makes a fact unknown.
            </p>
          </div>
        }
      >
        {refusal && <Alert tone="error">{refusal.errors.file ?? refusal.message}</Alert>}
        <FileForm />
        <p className="text-sm text-muted">Categories: {categories.map(({ id }) => id).join(", ")}.</p>
      </AdminSection>
      <AdminSection
        title="Files"
        intro="A file that was only checked is forgotten after a day, an import after 90 days."
      >
        <AdminTable
          caption="Files"
          rows={rows}
          keyOf={({ id }) => id}
          empty="No file has been checked yet."
          columns={[
            {
              title: "File",
              cell: ({ id, fileName }) => (
                <Link to={`/admin/directory/imports/${id}`} className={rowLink}>
                  {fileName || "Without a name"}
                </Link>
              ),
            },
            {
              title: "State",
              cell: ({ importedAt, undoneAt, problemCount }) => (
                <Chip tone={importedAt && !undoneAt ? "ink" : "plain"}>
                  {undoneAt ? "Undone" : importedAt ? "Imported" : problemCount > 0 ? "Has problems" : "Checked"}
                </Chip>
              ),
            },
            { title: "New", isNumber: true, cell: ({ addedCount }) => formatNumber(addedCount) },
            { title: "Changed", isNumber: true, cell: ({ changedCount }) => formatNumber(changedCount) },
            { title: "Problems", isNumber: true, cell: ({ problemCount }) => formatNumber(problemCount) },
            { title: "Checked", cell: ({ checkedAt }) => <DateTime at={checkedAt} /> },
          ]}
        />
        <PageLinks page={page} hasNext={hasNext} />
      </AdminSection>
    </AdminPage>
  );
}

function FileForm() {
  const id = useId();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
      <Field id={id} label="File" error={undefined}>
        <input
          id={id}
          type="file"
          name="file"
          required
          accept=".csv,.json,text/csv,application/json"
          className={fileControl}
        />
      </Field>
      <SubmitButton isBusy={isBusy}>Check the file</SubmitButton>
    </Form>
  );
}
