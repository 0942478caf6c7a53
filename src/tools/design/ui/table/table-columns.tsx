import type { TablePreview } from "../../table/table-rules.ts";

/** List of what each column fills, with the first rows. */
export function TableColumns({ preview: { columns, rows, count } }: { readonly preview: TablePreview }) {
  const used = columns.flatMap(({ header, slot }) => (slot ? [{ header, slot }] : []));
  const unused = columns.filter(({ slot }) => slot === null).map(({ header }) => header || "a column without a name");
  return (
    <div className="grid gap-2 text-sm">
      <div className="overflow-x-auto rounded-sm border border-hairline">
        <table className="w-full text-left text-xs">
          <thead className="bg-sunken">
            <tr>
              {used.map(({ header, slot }) => (
                <th key={slot} scope="col" className="p-2 font-semibold whitespace-nowrap">
                  {header} <span className="font-normal text-muted">fills {slot}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name.
              <tr key={index}>
                {used.map(({ slot }) => (
                  <td key={slot} className="max-w-40 truncate p-2">
                    {row[slot]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        {count === 1 ? "1 row." : `${count} rows.`} {unused.length > 0 && `Not used: ${unused.join(", ")}.`}
      </p>
    </div>
  );
}
