/** Teams of Business subscribers: members, invitations, caps, and whom a signed-in user acts for. */

export { type ActingTeam, type Actor, actingAs, findFrameTeam, requireActor, setUpActing } from "./acting.ts";
export { actorMay, requirePermission } from "./actor-permission.ts";
export { listSharedItems, recordTeamEvent } from "./audit-log.ts";
export { teamUploads } from "./brand/brand-routes.ts";
export { findBrand, findBrandFile } from "./brand/find-brand.ts";
export { listConnectedBy, listTeamsWithKeysOf, recordKeysEnded } from "./connected-providers.ts";
export { requireCopies } from "./copies.ts";
export { deleteOneWithLog, deleteWithLog, listDeleters } from "./delete-work.ts";
export { type MemberLeft, memberLeft } from "./events.ts";
export { teamsRoutes } from "./http.ts";
export { teamsJobs } from "./jobs.ts";
export { joinBySso } from "./join-by-sso.ts";
export { findInvitedAddress } from "./join-team.ts";
export { listDeletionNotes, listEndsWithPlan } from "./notes-for-owner.ts";
export { openInOtherTeams } from "./open-in-other-teams.ts";
export {
  askOwners,
  findOwner,
  isOfOwnerOrTeam,
  isOwnedWith,
  isPrivateIn,
  isSharedIn,
  keptKeys,
  ownersOf,
  ownersOfPlan,
} from "./owners.ts";
export { renewPresence } from "./presence.ts";
export { privateTeamWork } from "./private-work-data.ts";
export { findOtherName, listFirstNames, listMembers, listTeams } from "./read-teams.ts";
export { shareInTeam, type WorkGift } from "./share-work.ts";
export { readShownCredits } from "./shown-credits.ts";
export { findAnsweringAccount, findHiddenWorkReason, type HiddenWorkReason, isShownToOthers } from "./shown-work.ts";
export { settleTeamOf } from "./sweep-teams.ts";
export {
  findMembership,
  findTeamState,
  getMembership,
  lockMembership,
  lockTeam,
  type Membership,
  requireOpenTeam,
} from "./team-access.ts";
export { readTeamLinks } from "./team-links.ts";
export { findPayer, lockTeamSpending, readTeamCredits, type TeamSpender } from "./team-spending.ts";
export { teamsData } from "./teams-data.ts";
export { tellKeyRevoked } from "./tell-key-revoked.ts";
