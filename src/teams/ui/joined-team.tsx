import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { teamPath } from "../rules.ts";

/** For a person who has just joined a team: what changes with it. */
export const JoinedTeam = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Alert tone="note" title={`You’re in ${name}`}>
    <p className="wrap-anywhere">
      What you make here belongs to the team and is paid by its credits. Only you see your chats, drafts, PDFs and
      searches. For your own work, choose Personal in the menu with the team’s name.
    </p>
    <Link to={teamPath(id)} className="inline-block py-1 font-semibold text-accent-text underline underline-offset-3">
      See the team and your cap
    </Link>
  </Alert>
);
