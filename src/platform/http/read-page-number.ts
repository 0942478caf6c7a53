/** Which page of a list an address asks for: `?page=2`. @returns 1 for what is no number of a page. */
export function readPageNumber(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
