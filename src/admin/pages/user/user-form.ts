import type { FormReply } from "#platform/forms/rules.ts";

/** Account that the forms of a user's page change. */
export interface UserFormProps {
  readonly account: {
    readonly id: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly createdAt: Date;
    readonly disabledAt: Date | null;
    readonly deleteAfter: Date | null;
    readonly linksOfflineAt: Date | null;
    readonly sessionsCount: number;
    readonly signInMethods: {
      readonly hasPassword: boolean;
      readonly linked: readonly { readonly providerId: string }[];
      readonly passkeysCount: number;
      readonly twoFactorEnabled: boolean;
    };
  };
  /** Sent with forms that must have their effect only once. */
  readonly formKey: string;
  readonly reply: FormReply | undefined;
}
