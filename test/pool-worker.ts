import { serveTasks } from "#platform/worker-tasks.ts";

serveTasks({ test: () => import("./pool-tasks.ts"), random: () => import("./random-design-tasks.ts") });
