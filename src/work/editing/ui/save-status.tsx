import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide";
import { Icon } from "#ui/icon.tsx";
import type { SaveState } from "../saver.ts";

interface Props {
  readonly state: SaveState;
  /** Opens the choice between two versions, where there is one. */
  readonly onChoose?: () => void;
  /** True for an icon alone in narrow windows, also for what is wrong. */
  readonly isCompact?: boolean;
}

/** Shows whether everything is stored, in a word or two. */
export function SaveStatus({ state, onChoose, isCompact = false }: Props) {
  switch (state.status) {
    case "saved":
      return <Status icon={Check} label={state.by ? `Saved by ${state.by}` : "Saved"} />;
    case "waiting":
    case "saving":
      return <Status icon={LoaderCircle} label="Saving…" />;
    case "offline":
      return <Status icon={CloudOff} label="Offline. Trying again…" isProblem isCompact={isCompact} />;
    case "conflict": {
      const title = state.by ? `${state.by} changed this` : "Changed in another tab";
      return onChoose ? (
        <button
          type="button"
          title={title}
          className="-my-2 inline-flex min-h-9 touch:min-h-11 touch:min-w-11 items-center justify-center gap-1.5 rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap text-danger hover:bg-sunken"
          onClick={onChoose}
        >
          <Icon icon={TriangleAlert} className="size-4 shrink-0" />
          <span className={isCompact ? "max-sm:sr-only" : ""}>Not saved. Choose a version</span>
        </button>
      ) : (
        <Status icon={TriangleAlert} label={title} isProblem isCompact={isCompact} />
      );
    }
    case "refused":
      return <Status icon={TriangleAlert} label="Not saved" title={state.message} isProblem isCompact={isCompact} />;
  }
}

interface StatusProps {
  readonly icon: typeof Check;
  readonly label: string;
  readonly title?: string;
  readonly isProblem?: boolean;
  readonly isCompact?: boolean;
}

function Status({ icon, label, title, isProblem = false, isCompact = false }: StatusProps) {
  return (
    <span
      role="status"
      title={title ?? label}
      className={`inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap ${isProblem ? "text-danger" : "text-muted"}`}
    >
      <Icon icon={icon} className="size-4 shrink-0" />
      <span className={isProblem && !isCompact ? "" : "max-sm:sr-only"}>{label}</span>
    </span>
  );
}
