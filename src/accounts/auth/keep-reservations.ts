import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type CreateAdapter = ReturnType<typeof drizzleAdapter>;

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The library makes one-time use (of a SAML assertion, above all) atomic by inserting a row with a derived id, so a second insert fails.
 * With UUID ids it silently replaces that id with a random one, and nothing fails. This turns the derived id into a UUID first.
 */
export function keepReservations(createAdapter: CreateAdapter): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    return {
      ...adapter,
      create(row) {
        const { id } = row.data as { readonly id?: unknown };
        if (!row.forceAllowId || typeof id !== "string") return adapter.create(row);
        return adapter.create({ ...row, data: { ...row.data, id: uuidOf(id) } });
      },
      findOne({ where, ...query }) {
        return adapter.findOne({
          ...query,
          where: where.map((one) =>
            one.field === "id" && typeof one.value === "string" ? { ...one, value: uuidOf(one.value) } : one,
          ),
        });
      },
    };
  };
}

/** @returns the id unchanged if it is a UUID. */
function uuidOf(id: string): string {
  if (uuidShape.test(id)) return id;
  const hex = createHash("sha256").update(id).digest("hex");
  // Version 8 would be correct (RFC 9562, 5.8), but the library accepts none above 5.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
