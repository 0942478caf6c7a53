import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { DeleteButton, SharedChip } from "#teams/ui/index.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { useInProject } from "../../projects/ui/use-project.ts";
import { type ListedDocument, titleMax } from "../document-rules.ts";

interface Props {
  /** Name of the list. */
  readonly label: string;
  readonly listed: readonly ListedDocument[];
  readonly pathOf: (id: string) => string;
  /** Name of one: `this board`. */
  readonly what: string;
  /** True if all of them are the team’s, in a team. */
  readonly isCommon?: boolean;
}

/** A user’s documents. Works without scripts. */
export function DocumentList({ label, listed, pathOf, what, isCommon = false }: Props) {
  const inProject = useInProject();
  return (
    <ul aria-label={label} className="divide-y divide-hairline border-y border-hairline">
      {listed.map((document) => (
        <Row
          key={document.id}
          document={document}
          path={inProject(pathOf(document.id))}
          deletion={{ what, isTeams: isCommon || document.isShared }}
        />
      ))}
    </ul>
  );
}

function Row({
  document: { id, title, updatedAt, isShared },
  path,
  deletion,
}: {
  readonly document: ListedDocument;
  readonly path: string;
  readonly deletion: { readonly what: string; readonly isTeams: boolean };
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Link to={path} className="grid min-w-0 flex-1 basis-56 gap-0.5 py-1 hover:underline">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <span>
            Changed <DateTime at={updatedAt} />
          </span>
          {isShared && <SharedChip />}
        </span>
      </Link>
      <div className="flex flex-wrap gap-1">
        <details name="rename" className="group open:basis-full">
          <summary
            className={buttonClass({
              variant: "ghost",
              size: "sm",
              className: "list-none [&::-webkit-details-marker]:hidden",
            })}
          >
            <span className="group-open:hidden">Rename</span>
            <span className="hidden group-open:inline">Cancel</span>
            <span className="sr-only"> {title}</span>
          </summary>
          <DocumentForm intent="rename" id={id} className="mt-2 w-72 max-w-full">
            <TextField
              label="New title"
              name="title"
              // Opened again after a change, it has the new one.
              key={title}
              defaultValue={title}
              maxLength={titleMax}
              required
              autoComplete="off"
              button={<Button type="submit">Save</Button>}
            />
          </DocumentForm>
        </details>
        <DocumentForm intent="duplicate" id={id}>
          <Button type="submit" variant="ghost" size="sm">
            Duplicate<span className="sr-only"> {title}</span>
          </Button>
        </DocumentForm>
        <DocumentForm intent="delete" id={id}>
          <DeleteButton {...deletion} variant="ghost" size="sm">
            Delete<span className="sr-only"> {title}</span>
          </DeleteButton>
        </DocumentForm>
      </div>
    </li>
  );
}

interface FormProps {
  readonly intent: "rename" | "duplicate" | "delete";
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const DocumentForm = ({ intent, id, className, children }: FormProps) => (
  <Form method="post" preventScrollReset className={className}>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="document" value={id} />
    {children}
  </Form>
);
