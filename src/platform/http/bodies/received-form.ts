import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Reads the form of the upload that is being answered. It is not an attribute of the request, because React Router gives actions a request
 * of its own making.
 */
export const receivedForm = new AsyncLocalStorage<() => Promise<FormData>>();
