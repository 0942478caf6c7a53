import { CodeInText } from "./code-in-text.tsx";
import { type Endpoint, objectId } from "./read-api-document.ts";
import type { Field } from "./read-api-schema.ts";

/** One endpoint: description and parameters on the left, an example on the right. */
export function EndpointSection({ endpoint }: { readonly endpoint: Endpoint }) {
  const { id, method, path, summary, description, parameters, errors, fields, object, request, response } = endpoint;
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-hairline pt-8 pb-14 xl:grid-cols-2 xl:gap-x-10">
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-3">
          <h3 id={id} className="text-lg">
            {summary}
          </h3>
          <p className="text-sm">
            <code className="break-all">
              <span className="font-semibold text-accent-text">{method}</span> {path}
            </code>
          </p>
          <p className="max-w-[60ch] text-muted">
            <CodeInText text={description} />
          </p>
        </div>
        <FieldList
          title="Parameters"
          fields={parameters.map((parameter) => ({
            ...parameter,
            note: noteOf(parameter),
          }))}
        />
        <FieldList title="Response" fields={toShownFields(fields)} />
        {object && (
          <p className="text-sm">
            <span className="font-semibold">Response</span>{" "}
            <a href={`#${objectId(object)}`} className="text-accent-text underline underline-offset-2">
              {object}
            </a>
          </p>
        )}
        <FieldList
          title="Errors"
          fields={errors.map(({ status, description: when }) => ({ name: status, description: when }))}
        />
      </div>
      <div className="grid min-w-0 content-start gap-5 xl:sticky xl:top-24 xl:self-start">
        <CodeBlock label="Request" code={request} />
        <CodeBlock label="Response" code={response} />
      </div>
    </section>
  );
}

function noteOf({ place, isRequired }: Endpoint["parameters"][number]): string | undefined {
  if (place === "path") return "in the path";
  if (place === "header") return "header";
  return place === "body" && isRequired ? "required" : undefined;
}

export function toShownFields(fields: readonly Field[]) {
  return fields.map((field) => ({
    ...field,
    typeId: field.object && objectId(field.object),
    note: field.isOptional ? "optional" : undefined,
  }));
}

/** Code to copy. It scrolls sideways, so it must be reachable by keyboard. */
export function CodeBlock({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-xs font-semibold text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        className="max-h-[26rem] overflow-auto rounded-md bg-sunken p-4 text-xs"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}

interface ShownField {
  readonly name: string;
  readonly type?: string;
  readonly description: string;
  /** Id of the section that describes the type. */
  readonly typeId?: string | undefined;
  /** E.g. `optional`. */
  readonly note?: string | undefined;
}

/** Names with their types and descriptions. Names wrap, so that nothing scrolls on a phone. */
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
              <code className="font-semibold wrap-anywhere">{name}</code>
              {note && <span className="ml-2 text-xs text-muted">{note}</span>}
            </dt>
            <dd className="min-w-0">
              <span className="block text-xs wrap-anywhere text-muted empty:hidden">
                {typeId ? (
                  <a href={`#${typeId}`} className="text-accent-text underline underline-offset-2">
                    {type}
                  </a>
                ) : (
                  type
                )}
              </span>
              <CodeInText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
