import { serveTasks } from "#platform/worker-tasks.ts";

/** What the threads of the studio begin with: little, so that they can be ended while they load the rest. */
export default serveTasks(() => import("./studio-tasks.ts"));
