interface ShownField {
  readonly name: string;
  readonly type?: string;
  readonly description: string;
  /** Place on the page where the type is described. */
  readonly typeId?: string | undefined;
  /** E.g. `optional`. */
  readonly note?: string | undefined;
}

/** Names with their types and meanings; names wrap, so that nothing scrolls on a phone. */
export function FieldList({ title, fields }: { readonly title: string; readonly fields: readonly ShownField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{title}</p>
      <dl className="border-b border-hairline text-sm">
        {fields.map(({ name, type, typeId, description, note }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-hairline py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="min-w-0">
              <code className="font-semibold break-words">{name}</code>
              {note && <span className="ml-2 text-xs text-muted">{note}</span>}
            </dt>
            <dd className="min-w-0">
              <span className="block text-xs break-words text-muted empty:hidden">
                {typeId ? (
                  <a href={`#${typeId}`} className="text-accent-text underline underline-offset-2">
                    {type}
                  </a>
                ) : (
                  type
                )}
              </span>
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
