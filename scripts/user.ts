/** `npm run user -- …`: manages accounts, also while the product runs. Each command loads only what it needs. */
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run user -- <command>
  create <email> --first-name Ada --last-name Lovelace [--verified] [--password-stdin]
                      creates an account, and emails an invitation to set a password;
                      --verified          you vouch that they own the address
                      --password-stdin    reads the password from standard input; no email is sent
  verify <email>      confirms the address on its owner's behalf
  disable <email>     disables the account: signs it out everywhere, and blocks sign-in
  enable <email>      enables it again
  show <email>        shows its state
  list [part of an address] [--disabled] [--unverified] [--limit 50]
                      newest first
It works on DATABASE_URL, or on the embedded database of DATA_DIR, also while the product runs.`;

const options = {
  "first-name": { type: "string", default: "" },
  "last-name": { type: "string", default: "" },
  verified: { type: "boolean", default: false },
  "password-stdin": { type: "boolean", default: false },
  disabled: { type: "boolean", default: false },
  unverified: { type: "boolean", default: false },
  limit: { type: "string", default: "50" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
type UserCommand = (tools: CommandTools, subject: string, values: Values) => Promise<string>;

const commands: Readonly<Record<string, UserCommand>> = {
  async create(tools, email, { "first-name": firstName, "last-name": lastName, verified: isVerified, ...others }) {
    const password = others["password-stdin"] ? (await text(process.stdin)).replace(/\r?\n$/, "") : undefined;
    const { createAccountMails } = await import("#accounts/mails/account-mails.ts");
    const { createAccount } = await import("#accounts/operator/create-account.ts");
    const mails = createAccountMails(tools.config);
    await createAccount(tools, mails, { email, firstName, lastName, isVerified, password });
    return password === undefined
      ? `Account created. An invitation to set a password is on its way to ${email}.`
      : `Account created.${isVerified ? "" : " Its owner will be asked to confirm the address at the first sign-in."}`;
  },
  async verify(tools, email) {
    const { verifyAccount } = await import("#accounts/operator/manage-accounts.ts");
    return (await verifyAccount(tools, email)) ? "The address is confirmed." : "The address was already confirmed.";
  },
  async disable(tools, email) {
    const { disableAccount } = await import("#accounts/operator/manage-accounts.ts");
    const ended = await disableAccount(tools, email);
    if (ended === undefined) return "The account is already disabled.";
    return `The account is disabled. ${ended} ${ended === 1 ? "session" : "sessions"} ended.`;
  },
  async enable(tools, email) {
    const { enableAccount } = await import("#accounts/operator/manage-accounts.ts");
    return (await enableAccount(tools, email)) ? "The account is enabled again." : "The account was not disabled.";
  },
  async show({ db, config }, email) {
    const { getAccount } = await import("#accounts/operator/manage-accounts.ts");
    const { describeAccount } = await import("./user/describe-account.ts");
    return describeAccount(await getAccount(db, email), config.operatorEmails);
  },
  async list({ db }, part, { limit, disabled: isDisabled, unverified: isUnverified }) {
    const countMax = Number(limit);
    if (!Number.isInteger(countMax) || countMax < 1)
      throw new UsageError("--limit must be a whole number, at least 1.");
    const { listAccounts } = await import("#accounts/operator/manage-accounts.ts");
    const { describeAccounts } = await import("./user/describe-account.ts");
    return describeAccounts(await listAccounts(db, { text: part || undefined, isDisabled, isUnverified, countMax }));
  },
};

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return undefined;
  const [name = "", subject = "", ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === "" ? "" : `There is no command ${name}.`);
  if (more.length > 0 || (subject === "" && name !== "list")) throw new UsageError(`${name} takes one email address.`);
  return (tools) => command(tools, subject, values);
});
