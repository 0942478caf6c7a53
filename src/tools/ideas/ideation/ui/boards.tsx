import { Form } from "react-router";
import { CommonNote, useListName } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { type ListedDocument, titleMax } from "#work/documents/document-rules.ts";
import { DeletionNote, DocumentList } from "#work/ui/index.ts";
import type { Rerun } from "../../../run-screens/text/rerun.ts";
import { RerunNote } from "../../../run-screens/ui/rerun-note.tsx";
import type { IdeasSettings } from "../generate-ideas.ts";
import { boardPath } from "../ideation-rules.ts";

interface Props {
  readonly listed: readonly ListedDocument[];
  readonly deleted: Pick<ListedDocument, "id" | "title"> | undefined;
  /** The ideas whose topic is filled in. */
  readonly rerun: Rerun<IdeasSettings> | undefined;
}

/** The boards of the user or team, and a new one. Works without scripts. */
export function Boards({ listed, deleted, rerun }: Props) {
  const name = useListName("boards");
  return (
    <div className="grid max-w-3xl gap-8">
      <RerunNote rerun={rerun} />
      <Form
        method="post"
        key={rerun?.runId ?? "new"}
        aria-label="New board"
        className="grid items-end gap-4 rounded-md border border-hairline bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <input type="hidden" name="intent" value="create" />
        <TextField
          label="What are the ideas for?"
          name="title"
          placeholder="A new look for the bakery"
          maxLength={titleMax}
          defaultValue={rerun?.settings?.prompt.slice(0, titleMax)}
          required
          autoComplete="off"
        />
        <Button type="submit">Create board</Button>
      </Form>
      {deleted && <DeletionNote fields={{ document: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
      <section aria-labelledby="boards" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="boards" className="text-xl">
            {name}
          </h2>
          <CommonNote />
        </div>
        {listed.length === 0 ? (
          <p className="text-muted">
            Boards appear here. Each collects ideas as cards, which you group, vote on and turn into a brief.
          </p>
        ) : (
          <DocumentList label={name} listed={listed} pathOf={boardPath} what="this board" isCommon />
        )}
      </section>
    </div>
  );
}
