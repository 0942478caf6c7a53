import { Link } from "react-router";
import type { MemberUsage } from "#credits/rules.ts";
import { ServiceTable } from "#credits/ui/index.ts";

interface Props {
  readonly members: readonly (MemberUsage & { readonly name: string; readonly isPresent: boolean })[];
  /** Member whose usage the page shows; null for everyone. */
  readonly shownId: string | null;
  /** Address of the page for a member. Undefined for readers who see nothing but their own. */
  readonly pathOf: ((memberId: string) => string) | undefined;
}

/** A table of usage by member and service. A name leads to the charts of that member. */
export const MemberUsageTable = ({ members, shownId, pathOf }: Props) => (
  <ServiceTable
    caption="AIC used, by member and service"
    rowName="Member"
    rows={members.map(({ id, name, isPresent, ...usage }) => ({
      ...usage,
      key: id,
      name: (
        <span className="grid min-w-28 justify-items-start wrap-anywhere">
          {pathOf ? (
            <Link
              to={pathOf(id)}
              preventScrollReset
              aria-current={id === shownId ? "true" : undefined}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {!isPresent && <span className="text-muted">No longer in the team</span>}
        </span>
      ),
    }))}
  />
);
