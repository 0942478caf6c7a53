import { statfs } from "node:fs/promises";
import { accountMeta } from "#accounts/ui/index.ts";
import { readTableSizes } from "#platform/db/table-sizes.ts";
import { servicesContext } from "#platform/services.ts";
import { estimateStored } from "#runs/index.ts";
import { formatBytes, formatNumber } from "#ui/format.ts";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import type { Route } from "./+types/storage";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Storage", "/admin/storage");

const tablesMax = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const [sizes, files, disk] = await Promise.all([
    readTableSizes(db, tablesMax),
    estimateStored(db),
    // The folder is created with the first file.
    statfs(config.dataDir).catch(() => undefined),
  ]);
  return {
    ...sizes,
    files,
    bucket: config.s3?.bucket ?? null,
    disk: disk ? { free: disk.bavail * disk.bsize, all: disk.blocks * disk.bsize } : null,
  };
}

export default function StoragePage({ loaderData }: Route.ComponentProps) {
  const { databaseBytes, tables, files, bucket, disk } = loaderData;
  const about = files.isEstimate ? "about " : "";
  return (
    <AdminPage title="Storage">
      <Facts
        facts={[
          ["Files are kept", bucket ? `in the bucket ${bucket}` : "in the data folder of this server"],
          ["Files of runs", `${about}${formatNumber(Math.round(files.files))}, ${about}${formatBytes(files.bytes)}`],
          ["Database", formatBytes(databaseBytes)],
          [
            "Disk of the data folder",
            disk ? `${formatBytes(disk.free)} free of ${formatBytes(disk.all)}` : "Not known",
          ],
        ]}
      />
      <AdminSection title="Largest tables">
        <AdminTable
          caption="Largest tables"
          rows={tables}
          keyOf={({ name }) => name}
          empty="There are no tables."
          columns={[
            { title: "Table", cell: ({ name }) => <span className="font-mono text-xs">{name}</span> },
            { title: "Rows, about", isNumber: true, cell: ({ rows }) => formatNumber(Math.round(rows)) },
            { title: "Size", isNumber: true, cell: ({ bytes }) => formatBytes(bytes) },
            { title: "Of it indexes", isNumber: true, cell: ({ indexBytes }) => formatBytes(indexBytes) },
          ]}
        />
      </AdminSection>
    </AdminPage>
  );
}
