import { Link } from "react-router";
import { formatBytes } from "#ui/format.ts";

interface Props {
  readonly storedBytes: number;
  readonly storedBytesMax: number;
}

/** Meter of the plan's room that the user's files take up; says so plainly once they fill it. */
export function StorageMeter({ storedBytes, storedBytesMax }: Props) {
  const isFull = storedBytes >= storedBytesMax;
  return (
    <div className="grid w-full gap-1.5 text-xs text-muted sm:w-64">
      <meter
        aria-label="Storage"
        min={0}
        max={storedBytesMax}
        value={Math.min(storedBytes, storedBytesMax)}
        className="h-2 w-full"
      >
        {formatBytes(storedBytes)}
      </meter>
      <p className="tabular-nums">
        {formatBytes(storedBytes)} of {formatBytes(storedBytesMax)} used
      </p>
      {isFull && (
        <p className="font-medium text-danger">
          Your storage is full. Delete something, or{" "}
          <Link to="/settings/billing" className="underline">
            upgrade your plan
          </Link>
          .
        </p>
      )}
    </div>
  );
}
