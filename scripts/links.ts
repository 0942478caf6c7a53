/** `npm run links -- …`: takes what users share offline, and puts it back, also while the product runs. */
import { parseArgs } from "node:util";
import type { FoundLink } from "#work/sharing/take-links-offline.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run links -- <command>
  show <link>             whose it is, and whether it is offline
  offline <link|email>    others see nothing of it until it is put back, and its owner can't share it anew;
                          with an email address: of everything that this user shares
  online <link|email>     puts it back
  list                    what is offline
A link is its address, or the 24 characters at its end. It works on DATABASE_URL, or on the embedded database of DATA_DIR, also while the
product runs.`;

const loadLinks = () => import("#work/sharing/take-links-offline.ts");
const loadTables = async () => (await import("#tools/link-tables.ts")).linkTables;
const loadAccounts = () => import("#accounts/operator/manage-accounts.ts");

/** A link's characters, of which the first may be a hyphen, as in options. */
const token = /^-[\w-]{23}$/;

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).map((word) => (token.test(word) ? `/s/${word}` : word)),
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) return undefined;
  const [name = "", subject = "", ...more] = positionals;
  if (name === "list" && positionals.length === 1) return list;
  if (["show", "offline", "online"].includes(name)) {
    if (subject === "" || more.length > 0)
      throw new UsageError(`${name} takes one link${name === "show" ? "" : " or email address"}.`);
    return name === "show" ? (tools) => show(tools, subject) : (tools) => set(tools, subject, name === "offline");
  }
  throw new UsageError(name === "" ? "" : `There is no command ${name}.`);
});

async function show({ db }: CommandTools, given: string): Promise<string> {
  const { getLink } = await loadLinks();
  const { findHiddenWorkReason } = await import("#teams/index.ts");
  const link = await getLink(db, await loadTables(), given);
  const hidden = await findHiddenWorkReason(db, link.userId, new Date());
  return [
    `Shows      a ${link.kind}`,
    `Owner      ${await nameOwner(db, link.userId)}`,
    `Ends       ${link.expiresAt ? link.expiresAt.toISOString() : "when it is revoked"}`,
    `Link       ${link.offlineAt ? `offline since ${link.offlineAt.toISOString()}` : "online"}`,
    ...(hidden ? [`All links  hidden: ${hidden.reason}`] : []),
  ].join("\n");
}

/** An address, or for work of a team the team’s name with its owner’s address. */
async function nameOwner(db: CommandTools["db"], ownerId: string): Promise<string> {
  const { findPerson } = await import("#accounts/people.ts");
  const { findAnsweringAccount } = await import("#teams/index.ts");
  const { userId, teamName } = (await findAnsweringAccount(db, ownerId)) ?? { userId: null, teamName: null };
  const person = userId === null ? undefined : await findPerson(db, userId);
  const named = person?.email ?? ownerId;
  return teamName === null ? named : `the team ${teamName} of ${named}`;
}

async function set(tools: CommandTools, subject: string, isOffline: boolean): Promise<string> {
  const isUser = subject.includes("@");
  const changed = isUser
    ? await (await loadAccounts()).setLinksOffline(tools, { email: subject, isOffline })
    : await setOneOffline(tools, { link: subject, isOffline });
  const what = isUser ? "Everything that this user shares" : "The link";
  return `${what} is ${changed ? "now" : "already"} ${isOffline ? "offline" : "online"}.`;
}

async function setOneOffline(
  tools: CommandTools,
  wanted: { readonly link: string; readonly isOffline: boolean },
): Promise<boolean> {
  const { setLinkOffline } = await loadLinks();
  return setLinkOffline(tools, await loadTables(), wanted);
}

async function list({ db }: CommandTools): Promise<string> {
  const { listOfflineLinks } = await loadLinks();
  const { listOfflineUsers } = await loadAccounts();
  const users = (await listOfflineUsers(db)).map(({ email, since }) => `${day(since)}  all links of ${email}`);
  const describe = async ({ kind, token, userId, offlineAt }: FoundLink) =>
    `${day(offlineAt)}  ${kind} ${token ?? "(revoked)"} of ${await nameOwner(db, userId)}`;
  const links: string[] = [];
  for (const link of await listOfflineLinks(db, await loadTables())) links.push(await describe(link));
  return [...users, ...links].join("\n") || "Nothing is offline.";
}

function day(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? "";
}
