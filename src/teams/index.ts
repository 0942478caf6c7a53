/** Teams of Business subscribers: members, invitations, caps, and whom a signed-in user acts for. */

export { type ActingTeam, type Actor, actingAs, findActingTeam, requireActor, setUpActing } from "./acting.ts";
export { recordTeamEvent } from "./audit-log.ts";
export { teamsJobs } from "./jobs.ts";
export { findOwner, isOfOwnerOrTeam, ownersOf } from "./owners.ts";
export { listMembers, listTeams } from "./read-teams.ts";
export { findMembership, getMembership, type Membership, requireOpenTeam } from "./team-access.ts";
export { findPayer, lockTeamSpending, readTeamCredits, type TeamSpender } from "./team-spending.ts";
export { teamsData } from "./teams-data.ts";
