import { CodeBlock } from "./code-block.tsx";
import { FieldList } from "./field-list.tsx";
import { type Endpoint, objectId } from "./read-api-document.ts";
import type { Field } from "./read-api-schema.ts";

/** One endpoint: what it does and takes on the left, how it looks in use on the right. */
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
          <p className="max-w-[60ch] text-muted">{description}</p>
        </div>
        <FieldList
          title="Parameters"
          fields={parameters.map((parameter) => ({
            ...parameter,
            note: parameter.place === "path" ? "in the path" : undefined,
          }))}
        />
        <FieldList title="Answer" fields={toShownFields(fields)} />
        {object && (
          <p className="text-sm">
            <span className="font-semibold">Answer</span>{" "}
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
        <CodeBlock label="Answer" code={response} />
      </div>
    </section>
  );
}

export function toShownFields(fields: readonly Field[]) {
  return fields.map((field) => ({
    ...field,
    typeId: field.object && objectId(field.object),
    note: field.isOptional ? "optional" : undefined,
  }));
}
