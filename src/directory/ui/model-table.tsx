import { Chip } from "#ui/chip.tsx";
import { formatDay } from "#ui/format.ts";
import type { ModelRow } from "../rules.ts";

/** An engine's models: current, retiring and retired, with what runs instead. */
export function ModelTable({ models }: { readonly models: readonly ModelRow[] }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-outline text-left text-xs text-muted">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Model
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
            Tier
          </th>
          <th scope="col" className="py-2 font-semibold">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <tr key={model.id} className="border-b border-hairline align-top">
            <th scope="row" className="py-3 pr-4 text-left font-medium">
              {model.name}
              <code className="block text-xs font-normal break-all text-muted">{model.id}</code>
            </th>
            <td className="py-3 pr-4 max-sm:hidden">{model.tier === "advanced" ? "Advanced" : "Standard"}</td>
            <td className="py-3">
              <ModelStatus model={model} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const statusLabels: Readonly<Record<ModelRow["status"], string>> = {
  current: "Current",
  retiring: "Retiring",
  retired: "Retired",
};

/** One model's status, its last day if known, and its successor. */
export function ModelStatus({ model }: { readonly model: ModelRow }) {
  return (
    <>
      <Chip tone={model.status === "retired" ? "ink" : model.status === "retiring" ? "accent" : "plain"}>
        {statusLabels[model.status]}
      </Chip>
      {model.status !== "current" && (
        <span className="mt-1 block text-muted">
          {model.endsOn && (
            <>
              {model.status === "retired" ? "Ended on " : "Ends on "}
              <Day date={model.endsOn} />
              {model.successorName ? ". " : "."}
            </>
          )}
          {model.successorName && (
            <>
              <span className="font-medium text-ink">{model.successorName}</span> runs instead.
            </>
          )}
        </span>
      )}
    </>
  );
}

function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDay(new Date(date))}
    </time>
  );
}
