/** A process that uses the embedded database of a folder until it is killed: what tests start and kill. */
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";

const [, , directory = ""] = process.argv;
const { url, found } = await startEmbeddedPostgres(directory);
process.send?.({ url, found });
setInterval(() => {}, 60_000);
