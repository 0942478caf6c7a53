/**
 * The only place that depends on how React Router passes the loaders' data to the page: as a stream that its `StreamTransfer` reads while
 * rendering, suspending between pieces. There is no public way to render the data at once. router-data.test.ts fails if an upgrade changes
 * this.
 */
import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/** Consumes the stream. @returns the loaders' data as text for the page; undefined for a page without data. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string | undefined> {
  return serverHandoffStream && text(serverHandoffStream);
}

/** Puts the data into React Router's own cache of the stream, so that it renders at once. */
export function layInData(entryContext: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return entryContext;
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value: data } }) };
  return { ...entryContext, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}
