/** Outgoing webhooks: programs of users and teams hear of events. */

export { createAnnouncements } from "./announce.ts";
export { webhooksJobs } from "./jobs.ts";
export { webhooksData } from "./webhooks-data.ts";
