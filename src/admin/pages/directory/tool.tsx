import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { factTextsOf, toolPartLabels, toolTexts } from "#directory/browser.ts";
import { getStoredTool, listCategories, listFacts, listShownFacts } from "#directory/index.ts";
import { listPictures } from "#listings/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formatShortDay } from "#ui/format.ts";
import { changeNotice } from "../../change-as-operator.ts";
import { addPictureAsOperator, removePictureAsOperator } from "../../directory/change-pictures.ts";
import { changeToolAsOperator, setFactsAsOperator, setToolStateAsOperator } from "../../directory/change-tools.ts";
import { FactFields } from "../../directory/fact-fields.tsx";
import { addedKindOf, checkAddedPicture, removedPictureOf } from "../../directory/picture-change-rules.ts";
import { PictureList } from "../../directory/picture-list.tsx";
import { checkToolChange, readFactsForm, seenFields } from "../../directory/tool-change-rules.ts";
import { ToolFields } from "../../directory/tool-fields.tsx";
import { toolStateNames } from "../../directory/tool-state-names.ts";
import { listActions } from "../../list-actions.ts";
import { checkIntent } from "../../rules.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import type { Route } from "./+types/tool";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.tool.name ?? "Tool", `/admin/directory/tools/${params.slug}`);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const tool = await getStoredTool(db, params.slug);
  const { page } = readListQuery(url.searchParams, ["newest"]);
  const [categories, facts, shown, pictures, actions] = await Promise.all([
    listCategories(db),
    listFacts(db, [tool.slug]),
    listShownFacts(db, tool),
    listPictures(db, tool.slug),
    listActions(db, { text: "", page }, { kind: "tool", id: tool.slug }),
  ]);
  return {
    tool,
    categories,
    facts: factTextsOf(facts.get(tool.slug) ?? []),
    shown,
    pictures,
    actions,
    today: clock.now().toISOString().slice(0, 10),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const today = clock.now().toISOString().slice(0, 10);
  const { slug, name } = await getStoredTool(db, params.slug);
  return answerForm(request, {
    check(form) {
      const intent = fieldOf(form, "intent");
      if (intent === "facts") return readFactsForm(form, today);
      const added = addedKindOf(intent);
      if (added) return checkAddedPicture(form, added);
      return intent === "change" ? checkToolChange(form) : checkIntent(form);
    },
    failureMessage: "The change could not be made. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ intent = "", reason = "", description = "" }, form) {
      const added = addedKindOf(intent);
      const removed = removedPictureOf(intent);
      const change = { slug, name, reason };
      if (intent === "facts") {
        const { changed, seen } = readFactsForm(form, today);
        await setFactsAsOperator(context, { slug, name }, { changed, seen, reason });
      } else if (added)
        await addPictureAsOperator(context, url, { ...change, kind: added, file: form.get(added), description });
      else if (removed !== undefined) await removePictureAsOperator(context, { ...change, id: removed });
      else if (intent === "change") await changeToolAsOperator(context, slug, form, reason);
      else if (intent === "publish") await setToolStateAsOperator(context, slug, { state: "published", reason, name });
      else if (intent === "retire") await setToolStateAsOperator(context, slug, { state: "retired", reason, name });
      else throw new AppError("invalid_input", { userMessage: "This page has no such button. Please reload it." });
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

export default function ToolPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tool, categories, facts, shown, pictures, actions, today } = loaderData;
  const texts = toolTexts(tool);
  const isPublished = tool.state === "published";
  return (
    <AdminPage
      back={{ path: "/admin/directory", title: "Tools" }}
      title={tool.name}
      intro={tool.description}
      actions={
        isPublished && (
          <ButtonLink to={`/tools/${tool.slug}`} variant="secondary">
            See its page
          </ButtonLink>
        )
      }
    >
      <Facts
        facts={[
          ["State", toolStateNames[tool.state]],
          ["Address", `/tools/${tool.slug}`],
          ["Website", tool.website],
          [
            "Changed here",
            tool.editedColumns.length > 0
              ? `${tool.editedColumns.map((column) => toolPartLabels[column]).join(", ")}. Updates keep these as they are.`
              : "Nothing. An update can change the tool, until you change it here.",
          ],
        ]}
      />
      <div className="grid gap-2">
        <ChangeForm
          intent="change"
          label="Change the tool"
          check={checkToolChange}
          reply={actionData}
          fields={({ values, errors }) => (
            <ToolFields categories={categories} values={{ ...texts, ...values }} errors={errors} isChange />
          )}
        />
        {isPublished ? (
          <ChangeForm
            intent="retire"
            label="Retire the tool"
            note="It is shown nowhere any more. Its clicks, facts and favorites are kept, and it can come back."
            isDangerous
            check={checkIntent}
            reply={actionData}
          />
        ) : (
          <ChangeForm
            intent="publish"
            label={tool.state === "draft" ? "Publish the tool" : "Bring the tool back"}
            check={checkIntent}
            reply={actionData}
          />
        )}
      </div>
      <AdminSection title="Facts" intro="What visitors see, and where it comes from.">
        <AdminTable
          caption="Facts"
          rows={shown}
          keyOf={({ kind }) => kind}
          empty=""
          columns={[
            { title: "Fact", cell: ({ label }) => label },
            {
              title: "Value",
              cell: ({ text }) => text ?? <span className="text-muted">Unknown</span>,
            },
            {
              title: "Source",
              cell: ({ kind, text, source }) =>
                source ? (
                  <span className="wrap-anywhere">
                    {source.url}
                    <span className="block text-xs text-muted">{formatShortDay(new Date(source.checkedOn))}</span>
                  </span>
                ) : (
                  text !== null && (kind === "free" ? "The tool’s plan" : "Its entry among the AI models")
                ),
            },
          ]}
        />
        <ChangeForm
          // Fields keep what they began with: with other facts the form begins anew.
          key={JSON.stringify([facts, tool.website])}
          intent="facts"
          label="Change the facts"
          note="Change what you have read. What you leave as it is stays so, with its source and day. An empty value makes a fact unknown."
          isWide
          hidden={seenFields(facts)}
          check={(form) => readFactsForm(form, today)}
          reply={actionData}
          fields={(state) => <FactFields facts={facts} website={tool.website} today={today} {...state} />}
        />
      </AdminSection>
      <AdminSection
        title="Pictures"
        intro="Screenshots and a logo, which its verified maker sends or you add. The maker’s wait in Pictures until you decide."
      >
        <PictureList pictures={pictures} reply={actionData} />
      </AdminSection>
      <AdminSection title="Changes">
        <ActionList actions={actions.rows} isAboutOne />
        <PageLinks page={actions.page} hasNext={actions.hasNext} />
      </AdminSection>
    </AdminPage>
  );
}
