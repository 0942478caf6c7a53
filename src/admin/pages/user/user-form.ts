import type { Account } from "#accounts/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";

/** Account that the forms of a user's page change. */
export interface UserFormProps {
  readonly account: Account;
  /** Sent with forms that must have their effect only once. */
  readonly formKey: string;
  readonly reply: FormReply | undefined;
}
