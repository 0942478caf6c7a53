import { route } from "@react-router/dev/routes";

export const teamsSettings = [
  route("teams", "./teams/pages/teams.tsx"),
  route("teams/:teamId", "./teams/pages/team.tsx"),
  route("teams/:teamId/usage", "./teams/pages/team-usage.tsx"),
  route("teams/:teamId/brand", "./teams/pages/team-brand.tsx"),
  route("teams/:teamId/log", "./teams/pages/team-log.tsx"),
];

export const switchTeamRoute = route("switch-team", "./teams/pages/switch-team.ts");

/** Also for visitors: the mail leads there. */
export const joinTeamPage = route("join-team/:invitationId", "./teams/pages/join-team.tsx");
