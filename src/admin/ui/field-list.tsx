import { type TextFieldName, textFields, writtenField } from "#platform/forms/text-fields.ts";

/** The fields that a text may have, beside its editor. */
export const FieldList = ({ names }: { readonly names: readonly TextFieldName[] }) => (
  <section aria-label="Fields" className="rounded-md border border-hairline bg-sunken p-4 text-sm">
    <p className="pb-2 font-semibold">Fields</p>
    <dl className="grid gap-2">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="font-mono wrap-anywhere">{writtenField(name)}</dt>
          <dd className="text-muted">{textFields[name]}</dd>
        </div>
      ))}
    </dl>
  </section>
);
