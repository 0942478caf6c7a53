import type { Executor } from "#platform/db/database.ts";
import type { ExportData } from "./write-json.ts";

/** An account's owner, as other slices know them. */
export interface DataOwner {
  readonly userId: string;
  /** Null until verified: data stored under an address is not for a person who merely enters it. */
  readonly verifiedEmail: string | null;
}

/** Personal data in a slice other than accounts. Start-up code passes all of them to `accountsJobs`. */
export interface PersonalDataSource {
  /** File name in the export, without extension. */
  readonly name: string;
  /**
   * The data the user may have a copy of, to be serialized as JSON; what grows with use as `AsyncIterable`s, which read it page by page. No
   * keys, tokens or hashes.
   */
  exportFor(db: Executor, owner: DataOwner): Promise<object> | AsyncIterable<ExportData>;
  /** Permanently deletes it, in the caller's transaction. Rows that cascade from the user's row go with that. */
  erase(db: Executor, owner: DataOwner): Promise<void>;
}
