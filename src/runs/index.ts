/** Runs of AI engines: quote → hold → call → capture or release → history. */

export { runsJobs } from "./lost-runs.ts";
export { runsData } from "./runs-data.ts";
