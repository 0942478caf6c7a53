import { Link } from "react-router";
import { DateTime } from "#ui/date-time.tsx";
import { describeChange, type ToolChange } from "../change-rules.ts";
import { quietLink } from "./tool-card.tsx";

interface Props {
  readonly changes: readonly ToolChange[];
  /** False where all of them are of one tool. */
  readonly namesTools?: boolean;
}

/** Entries of the public log, one per line. */
export function ChangeList({ changes, namesTools = false }: Props) {
  return (
    <ol className="border-t border-hairline">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <span className="text-muted">
            <DateTime at={change.at} isDay />
          </span>
          <p className="min-w-0 break-words">
            {namesTools && (
              <>
                {change.isListed ? (
                  <Link to={`/tools/${change.toolSlug}`} className={`font-semibold ${quietLink}`}>
                    {change.toolName}
                  </Link>
                ) : (
                  <span className="font-semibold">{change.toolName}</span>
                )}{" "}
              </>
            )}
            {describeChange(change)}
          </p>
        </li>
      ))}
    </ol>
  );
}
