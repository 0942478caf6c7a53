/** Teams of Business subscribers: members, invitations, caps, and whom a signed-in user acts for. */

export { type ActingTeam, type Actor, actingAs, findActingTeam, requireActor, setUpActing } from "./acting.ts";
export { actorMay, requirePermission } from "./actor-permission.ts";
export { teamsJobs } from "./jobs.ts";
export { findOwner, isOfOwnerOrTeam, ownersOf } from "./owners.ts";
export { renewPresence } from "./presence.ts";
export { listFirstNames, listTeams } from "./read-teams.ts";
export { findPayer, lockTeamSpending, readTeamCredits, type TeamSpender } from "./team-spending.ts";
export { teamsData } from "./teams-data.ts";
