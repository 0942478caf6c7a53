/**
 * The one place that knows how React Router hands the loaders' data to the page: as a stream that its `StreamTransfer` reads while
 * rendering, suspending between pieces. There is no public way to render them at once. router-data.test.ts fails on the upgrade that
 * changes how this works.
 */
import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/** @returns the loaders' data as they are written into the page; undefined for a page without any. The stream is read up. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string | undefined> {
  return serverHandoffStream && text(serverHandoffStream);
}

/** Lays read data into React Router's own cache of the stream, so that they are written at once. */
export function layInData(entryContext: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return entryContext;
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value: data } }) };
  return { ...entryContext, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}
