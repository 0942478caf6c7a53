import { jwtVerify } from "jose";
import { z } from "zod";

const payloadSchema = z.object({ email: z.string(), updateTo: z.string().optional() });

/** What the library's token in a verification mail says: which address, and which one is to take its place. */
type VerificationToken = z.output<typeof payloadSchema>;

/** @returns undefined for a token that the library would refuse: it says why. */
export async function readVerificationToken(token: unknown, secret: string): Promise<VerificationToken | undefined> {
  if (typeof token !== "string") return undefined;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return payloadSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
