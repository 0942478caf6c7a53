import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { deletedPath } from "../library-rules.ts";

interface Props {
  /** Fields that the page’s action needs besides the intent `restore`. */
  readonly fields: Readonly<Record<string, string>>;
  /** In view wherever the page was scrolled to: for what is deleted far below its top. */
  readonly isFloating?: boolean;
  /** The sentence that says what was deleted. */
  readonly children: ReactNode;
}

/** Says what was deleted, and takes it back. */
export const DeletionNote = ({ fields, isFloating = false, children }: Props) => (
  <Form
    method="post"
    role="status"
    preventScrollReset
    className={classNames(
      "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-hairline text-sm",
      isFloating
        ? "sticky bottom-4 z-20 w-full max-w-xl justify-self-center bg-surface py-2 pr-2 pl-4 shadow-float"
        : "bg-sunken px-4 py-3",
    )}
  >
    <p className="min-w-0 flex-1 wrap-anywhere">
      {children} You can undo this for a day, also in{" "}
      <Link to={deletedPath} className="font-semibold underline">
        Recently deleted
      </Link>
      .
    </p>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" name="intent" value="restore" variant="secondary" size="sm">
      Undo
    </Button>
  </Form>
);
