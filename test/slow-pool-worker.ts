import { serveTasks } from "#platform/worker-tasks.ts";

export default serveTasks(() => import("./slow-pool-tasks.ts"));
