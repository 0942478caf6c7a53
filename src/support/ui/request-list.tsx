import { Link } from "react-router";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { type RequestState, type SupportSubject, stateNames, supportSubjects } from "../rules.ts";

interface ListedRequest {
  readonly id: string;
  readonly subject: SupportSubject;
  readonly state: RequestState;
  readonly beginning: string;
  readonly changedAt: Date;
}

/** @param pathOf a request. @param aboutOf what else its row says. */
export function RequestList<Request extends ListedRequest>({
  label,
  requests,
  pathOf,
  aboutOf,
}: {
  readonly label: string;
  readonly requests: readonly Request[];
  readonly pathOf: (id: string) => string;
  readonly aboutOf?: (request: Request) => React.ReactNode;
}) {
  return (
    <ul aria-label={label} className="divide-y divide-hairline border-y border-hairline">
      {requests.map((request) => (
        <li key={request.id}>
          <Link to={pathOf(request.id)} className="grid gap-1.5 py-5 hover:bg-sunken">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{supportSubjects[request.subject]}</span>
              <Chip tone={request.state === "answered" ? "accent" : "plain"}>{stateNames[request.state]}</Chip>
            </span>
            <span className="max-w-[70ch] min-w-0 truncate text-sm text-muted">{request.beginning}</span>
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {aboutOf?.(request)}
              <span>
                Updated <DateTime at={request.changedAt} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
