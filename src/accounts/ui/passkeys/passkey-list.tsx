import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { formatDay } from "#ui/format-date.ts";
import { passkeyNameLengthMax } from "../../rules.ts";

export interface PasskeyItem {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

interface Props {
  readonly items: readonly PasskeyItem[];
  readonly reply: FormReply | undefined;
}

/** Somebody's passkeys. Each opens to be renamed or removed, also without scripts. */
export function PasskeyList({ items, reply }: Props) {
  const refused = reply?.outcome === "refused" ? reply : undefined;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        // Closes again once it has another name.
        <PasskeyRow
          key={`${item.id} ${item.name}`}
          item={item}
          error={refused?.values.id === item.id ? refused.errors.name : undefined}
        />
      ))}
    </ul>
  );
}

function PasskeyRow({ item, error }: { readonly item: PasskeyItem; readonly error: string | undefined }) {
  const { id, name, addedAt } = item;
  return (
    <li>
      <details className="group" open={error !== undefined}>
        <summary className="flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <span className="grid min-w-0">
            <span className="font-semibold break-words">{name}</span>
            <span className="text-sm text-muted">
              Added on <time dateTime={addedAt}>{formatDay(new Date(addedAt))}</time>
            </span>
          </span>
          <span className="text-sm font-semibold text-accent-text underline-offset-4 group-hover:underline">
            Change<span className="sr-only"> {name}</span>
          </span>
        </summary>
        <div className="grid gap-5 pt-1 pb-6">
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="id" value={id} />
            <div className="min-w-0 flex-1 basis-56">
              <TextField
                label="Name"
                name="name"
                defaultValue={name}
                required
                maxLength={passkeyNameLengthMax}
                autoComplete="off"
                error={error}
              />
            </div>
            <Button type="submit" look="secondary">
              Rename
            </Button>
          </Form>
          <Form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={id} />
            <p className="text-sm text-muted">
              Once removed here it no longer logs you in. Delete it on your device as well.
            </p>
            <Button type="submit" look="secondary" className="text-danger!">
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        </div>
      </details>
    </li>
  );
}
