import { securityEventKinds } from "#accounts/rules.ts";
import { DateTime } from "#ui/date-time.tsx";
import { AdminSection } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import type { UserTab } from "../../users/read-user.ts";

/** Sessions and security log of a user, as they see them. */
export const UserSecurity = ({ sessions, events }: Pick<UserTab<"security">, "sessions" | "events">) => (
  <>
    <AdminSection title="Sessions">
      <AdminTable
        caption="Sessions"
        rows={sessions}
        keyOf={({ id }) => id}
        empty="They are not signed in anywhere."
        columns={[
          { title: "Device", cell: ({ device }) => device },
          { title: "Network", cell: ({ network }) => network ?? "–" },
          { title: "Last used", cell: ({ lastUsedAt }) => <DateTime at={lastUsedAt} /> },
          { title: "Signed in", cell: ({ signedInAt }) => <DateTime at={signedInAt} /> },
        ]}
      />
    </AdminSection>
    <AdminSection title="Security log">
      <AdminTable
        caption="Security log"
        rows={events}
        keyOf={({ id }) => id}
        empty="Nothing has happened yet."
        columns={[
          { title: "Event", cell: ({ kind }) => securityEventKinds[kind] ?? kind },
          { title: "Device", cell: ({ device }) => device },
          { title: "Network", cell: ({ network }) => network ?? "–" },
          { title: "When", cell: ({ happenedAt }) => <DateTime at={happenedAt} /> },
        ]}
      />
    </AdminSection>
  </>
);
