import { ArrowLink } from "#ui/button.tsx";
import type { TeamLinks } from "../rules.ts";

/** For a user whose plan includes a team: a link to it, or to creating it. */
export const TeamNote = ({
  teams: { own, createPath },
  people,
}: {
  readonly teams: TeamLinks;
  readonly people: number;
}) => (
  <section
    aria-label="Team"
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border border-hairline bg-surface p-5"
  >
    <p className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
      {own
        ? `Your plan includes your team ${own.name}.`
        : `Your plan includes a team of up to ${people} people, you included. They work with your credits, within caps that you set.`}
    </p>
    <ArrowLink to={own?.path ?? createPath} className="min-h-11">
      {own ? `Go to ${own.name}` : "Create your team"}
    </ArrowLink>
  </section>
);
