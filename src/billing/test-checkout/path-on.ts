/** An address of ours without the host, so that whoever calls this machine by another name stays signed in. */
export function pathOn(baseUrl: string, address: string): string {
  if (!URL.canParse(address)) return "/";
  const { origin, pathname, search } = new URL(address);
  return origin === baseUrl ? `${pathname}${search}` : "/";
}
