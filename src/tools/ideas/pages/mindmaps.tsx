import { Form } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { CommonNote, useListName } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { titleMax } from "#work/documents/document-rules.ts";
import { answerListForm, inCommon, loadList } from "#work/index.ts";
import { DeletionNote, DocumentList } from "#work/ui/index.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { mapPath, mindmapPath } from "../mindmap/mindmap-rules.ts";
import { mindMapTool } from "../mindmap/split-tool.ts";
import { mapFromTemplate, templates } from "../mindmap/templates.ts";
import type { Route } from "./+types/mindmaps";

const kind = "mind-map";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Mind map", mindmapPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [list, rerun] = await Promise.all([
    loadList(services, { kind, actor: inCommon(actor), url }),
    readRerun(services.db, mindMapTool, { userId: actor.ownerId, query: url.searchParams }),
  ]);
  return { ...list, rerun };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  const start = (topic: string) => {
    const nodes = mapFromTemplate(fieldOf(form, "template"), topic);
    if (nodes) return { nodes };
    throw new AppError("invalid_input", { userMessage: "There is no such template. Please choose another one." });
  };
  return answerListForm(context.get(servicesContext), {
    kind,
    actor: inCommon(actor),
    url,
    form,
    pathOf: mapPath,
    start,
  });
}

export default function MindmapsPage({ loaderData: { listed, deleted, rerun } }: Route.ComponentProps) {
  const name = useListName("mind maps");
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Mind map</h1>
        <p className="max-w-[64ch] text-muted">
          Split a topic into branches, by hand, from a template or with a language engine, and see its parts and what’s
          missing.
        </p>
      </header>
      <RerunNote rerun={rerun} />
      <Form
        method="post"
        key={rerun?.runId ?? "new"}
        aria-label="New mind map"
        className="grid max-w-3xl items-end gap-4 rounded-md border border-hairline bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <input type="hidden" name="intent" value="create" />
        <TextField
          label="Topic"
          name="title"
          placeholder="A festival for street food"
          maxLength={titleMax}
          defaultValue={rerun?.settings?.prompt.slice(0, titleMax)}
          required
          autoComplete="off"
        />
        <SelectField label="Start from" name="template">
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Create map</Button>
      </Form>
      {deleted && <DeletionNote fields={{ document: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
      <section aria-labelledby="maps" className="grid max-w-3xl gap-4">
        <div className="grid gap-1">
          <h2 id="maps" className="text-xl">
            {name}
          </h2>
          <CommonNote />
        </div>
        {listed.length === 0 ? (
          <p className="text-muted">
            Maps appear here. Enter a topic above, and choose a template if you want more than a blank page.
          </p>
        ) : (
          <DocumentList label={name} listed={listed} pathOf={mapPath} what="this mind map" isCommon />
        )}
      </section>
    </div>
  );
}
