import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { passkeyNameLengthMax } from "../../rules.ts";
import { AskFirst, Disclosure } from "../ask-first.tsx";

export interface PasskeyItem {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  /** Null if it has not been used since we started recording this. */
  readonly lastUsedAt: Date | null;
}

interface Props {
  readonly items: readonly PasskeyItem[];
  readonly reply: FormReply | undefined;
}

/** A user's passkeys, which they can rename or remove, also without scripts. */
export function PasskeyList({ items, reply }: Props) {
  const refused = reply?.outcome === "refused" ? reply : undefined;
  return (
    <ul aria-label="Your passkeys" className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        // Closes again after a rename.
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
  const { id, name, addedAt, lastUsedAt } = item;
  return (
    <li className="flex flex-wrap items-center gap-3 py-4">
      <div className="grid min-w-0 flex-1 basis-full sm:basis-56">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          Added <DateTime at={addedAt} isDay />,{" "}
          {lastUsedAt ? (
            <>
              last used <DateTime at={lastUsedAt} isDay />
            </>
          ) : (
            "not used yet"
          )}
        </span>
      </div>
      <Disclosure label="Rename" about={name} group={id} isOpen={error !== undefined}>
        <Form method="post" className="flex w-full flex-wrap items-end gap-3">
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
          <Button type="submit">Save name</Button>
        </Form>
      </Disclosure>
      <AskFirst
        label="Remove"
        about={name}
        question="You won’t be able to sign in with it. Delete it on your device too."
        confirmLabel="Remove passkey"
        fields={{ intent: "remove", id }}
        group={id}
      />
    </li>
  );
}
