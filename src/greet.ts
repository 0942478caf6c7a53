import type { Server } from "node:http";
import type { Config } from "#platform/config.ts";

/** The one line for the person who typed the command. @returns the port that the server really listens on. */
export function greet(server: Server, { product, baseUrl, mail, port: configured }: Config): number {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : configured;
  const mailbox = mail.mailbox ? ` Mails land at ${baseUrl}/dev/mailbox.` : "";
  const ready = `${product.name} is ready: ${baseUrl}.${mailbox} Ctrl+C stops it.`;
  process.stdout.write(`${ready.replaceAll(/:0(?=[/.])/g, `:${port}`)}\n`);
  return port;
}
