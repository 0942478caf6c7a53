/** Search, order, filters and page of a list, as its address has them. */
export interface ListQuery<Sort extends string = string> {
  readonly text: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

const pageSize = 50;

/** Further pages are found by searching: each page costs its database all pages before it. */
const pagesMax = 200;

const textLengthMax = 200;

/** @param sorts the first one is usual. Anything else that the address has is left out. */
export function readListQuery<const Sorts extends readonly string[]>(
  parameters: URLSearchParams,
  sorts: Sorts,
): ListQuery<Sorts[number]> {
  const text = (parameters.get("q") ?? "").trim().slice(0, textLengthMax);
  return { text, sort: oneOf(parameters.get("sort"), sorts), page: readPage(parameters.get("page")) };
}

/** A parameter with few values; the first of them if it is missing or another. */
export function oneOf<const Values extends readonly string[]>(given: string | null, values: Values): Values[number] {
  return values.find((value) => value === given) ?? values[0] ?? "";
}

function readPage(given: string | null): number {
  return /^[1-9]\d{0,2}$/.test(given ?? "") ? Math.min(Number(given), pagesMax) : 1;
}

/** One row more than a page has, which tells whether there is a next one: counting all would read all. */
export const pageWindow = (page: number) => ({ limit: pageSize + 1, offset: (page - 1) * pageSize });

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** @param rows as `pageWindow` gives them. */
export const pageOf = <Row>(rows: readonly Row[], page: number): ListPage<Row> => ({
  rows: rows.slice(0, pageSize),
  page,
  hasNext: rows.length > pageSize && page < pagesMax,
});
