import type { Executor } from "#platform/db/database.ts";

/** Somebody with an account, as other slices know them. */
export interface DataOwner {
  readonly userId: string;
  /** Null until they have shown that it is theirs: what others left under an address is not for whoever merely types it. */
  readonly verifiedEmail: string | null;
}

/** Data about people that a slice other than accounts keeps. Whoever starts the product gives all of them to `accountsJobs`. */
export interface PersonalDataSource {
  /** The name of the file in a download, without its ending. */
  readonly name: string;
  /** What they may have a copy of, as it becomes JSON. No keys, tokens or hashes. */
  exportFor(db: Executor, owner: DataOwner): Promise<object>;
  /** Removes it for good, in the caller's transaction. Rows that hang on the user's own row go with that. */
  erase(db: Executor, owner: DataOwner): Promise<void>;
}
