/** @param location a path of ours, or the address of a provider. */
export function leadTo(location: string, headers: Headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 302, headers });
}
