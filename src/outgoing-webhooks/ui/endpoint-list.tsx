import { Link } from "react-router";
import { Chip } from "#ui/chip.tsx";
import { formatList } from "#ui/format.ts";
import { eventTypes, type ListedEndpoint, webhookPath } from "../rules.ts";

interface Props {
  readonly endpoints: readonly ListedEndpoint[];
  readonly isBlocked: boolean;
}

export function EndpointList({ endpoints, isBlocked }: Props) {
  return (
    <ul aria-label="Your webhooks" className="divide-y divide-hairline border-y border-hairline">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className="grid gap-1.5 py-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={webhookPath(endpoint.id)}
              className="font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
            >
              {endpoint.description || endpoint.url}
            </Link>
            <EndpointChip endpoint={endpoint} isBlocked={isBlocked} />
          </p>
          {endpoint.description && <p className="font-mono text-xs wrap-anywhere text-muted">{endpoint.url}</p>}
          <p className="text-sm text-muted">{formatList(endpoint.events.map((type) => eventTypes[type].title))}</p>
        </li>
      ))}
    </ul>
  );
}

export function EndpointChip({
  endpoint: { isOn, isFailing },
  isBlocked,
}: {
  readonly endpoint: ListedEndpoint;
  readonly isBlocked: boolean;
}) {
  if (!isOn) return <Chip>Off</Chip>;
  if (isBlocked) return <Chip>Stopped</Chip>;
  return isFailing ? <Chip tone="ink">Failing</Chip> : <Chip tone="accent">On</Chip>;
}
