import { Form } from "react-router";
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

/** A user’s boards, and a new one. Works without scripts. */
export function Boards({ listed, deleted, rerun }: Props) {
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
        <h2 id="boards" className="text-xl">
          Your boards
        </h2>
        {listed.length === 0 ? (
          <p className="text-muted">
            Your boards appear here. Each collects ideas as cards, which you group, vote on and turn into a brief.
          </p>
        ) : (
          <DocumentList label="Your boards" listed={listed} pathOf={boardPath} />
        )}
      </section>
    </div>
  );
}
