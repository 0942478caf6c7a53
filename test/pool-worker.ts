import { serveTasks } from "#platform/worker-tasks.ts";

export default serveTasks(() => import("./pool-tasks.ts"));
