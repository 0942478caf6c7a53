import type { FakeRequest } from "./fake-provider.ts";

/** The result is at the address of the job, without the end of that of its status. */
export const falResult =
  (result: (request: FakeRequest) => { readonly status?: number; readonly json: unknown }) => (request: FakeRequest) =>
    request.path.endsWith("/status") ? { json: { status: "COMPLETED" } } : result(request);
