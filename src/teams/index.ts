/** Teams of Business subscribers: members, invitations, caps, and whom a signed-in user acts for. */

export { teamsJobs } from "./jobs.ts";
export { teamsData } from "./teams-data.ts";
