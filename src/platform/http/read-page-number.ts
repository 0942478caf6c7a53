/** The page number in an address: `?page=2`. @returns 1 if it is missing or invalid. */
export function readPageNumber(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
