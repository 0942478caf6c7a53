import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide";
import { Icon } from "#ui/icon.tsx";
import type { SaveState } from "../saver.ts";

/** Shows whether everything is stored, in a word or two. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  switch (state.status) {
    case "saved":
      return <Status icon={Check} label="Saved" />;
    case "waiting":
    case "saving":
      return <Status icon={LoaderCircle} label="Saving…" />;
    case "offline":
      return <Status icon={CloudOff} label="Offline. Trying again…" isProblem />;
    case "conflict":
      return (
        <Status icon={TriangleAlert} label={state.by ? `Changed by ${state.by}` : "Changed in another tab"} isProblem />
      );
    case "refused":
      return <Status icon={TriangleAlert} label="Not saved" title={state.message} isProblem />;
  }
}

interface StatusProps {
  readonly icon: typeof Check;
  readonly label: string;
  readonly title?: string;
  readonly isProblem?: boolean;
}

function Status({ icon, label, title, isProblem }: StatusProps) {
  return (
    <span
      role="status"
      title={title ?? label}
      className={`inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap ${isProblem ? "text-danger" : "text-muted"}`}
    >
      <Icon icon={icon} className="size-4 shrink-0" />
      <span className={isProblem ? "" : "max-sm:sr-only"}>{label}</span>
    </span>
  );
}
