import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type CreateAdapter = ReturnType<typeof drizzleAdapter>;

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * That something happens once (a SAML assertion is used, above all), the library ensures by a row whose id it derives from it, so that the
 * second one fails. Where ids are UUIDs, it quietly takes a random one instead, and nothing fails. This turns its id into a UUID beforehand.
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

/** @returns the id itself where it is one. */
function uuidOf(id: string): string {
  if (uuidShape.test(id)) return id;
  const hex = createHash("sha256").update(id).digest("hex");
  // Version 8 would be right (RFC 9562, 5.8), but the library knows none above 5.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
