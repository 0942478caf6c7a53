import { type Checked, type FieldErrors, fieldOf, tidyLine } from "#platform/forms/rules.ts";

/** Changes by operators, with their sentences in the audit log. */
export const operatorActions = {
  "user-verified": "Confirmed the address",
  "user-disabled": "Disabled the account",
  "user-enabled": "Enabled the account",
  "user-signed-out": "Signed the user out everywhere",
  "user-deletion-requested": "Scheduled the account for deletion",
  "user-deletion-undone": "Kept the account",
  "links-taken-offline": "Took the user’s links offline",
  "links-put-back": "Put the user’s links back",
  "runs-viewed": "Opened the user’s runs with their code",
  "credits-adjusted": "Changed the balance",
  "charge-refunded": "Refunded a charge",
  "payment-refund-requested": "Requested the refund of a payment",
  "webhooks-replayed": "Processed payment events again",
  "webhook-dismissed": "Dismissed a payment event",
  "webhook-assigned": "Assigned a payment event to a user",
  "promotion-created": "Created a promotion code",
  "promotion-ended": "Ended a promotion code",
  "plan-published": "Published new terms of a plan",
  "plan-restored": "Gave a plan the product’s own terms again",
  "job-run-again": "Ran a failed job again",
  "setting-changed": "Changed a setting",
  "provider-taken-out": "Took a provider out",
  "provider-put-back": "Put a provider back",
  "tool-added": "Added a tool",
  "tool-changed": "Changed a tool",
  "tool-published": "Published a tool",
  "tool-retired": "Retired a tool",
  "tool-fact-set": "Set facts of a tool",
  "directory-settings-changed": "Changed the settings of the directory",
  "tools-imported": "Imported tools",
  "import-undone": "Undid an import of tools",
  "submission-published": "Published a submitted tool",
  "submission-refused": "Refused a submitted tool",
  "submission-asked-back": "Asked about a submitted tool",
  "edit-published": "Published a maker’s edit",
  "edit-refused": "Refused a maker’s edit",
  "picture-published": "Published a maker’s picture",
  "picture-refused": "Refused a maker’s picture",
  "picture-added": "Added a picture to a tool",
  "picture-removed": "Removed a picture of a tool",
  "claim-approved": "Made another user the verified maker",
  "claim-refused": "Refused a claim",
  "claim-revoked": "Took a maker’s badge back",
  "report-resolved": "Ended a report: fixed",
  "report-dismissed": "Ended a report: no problem found",
  "review-published": "Published a review",
  "review-refused": "Refused a review",
  "letter-started": "Started to send a letter",
  "letter-paused": "Paused a letter",
  "letter-resumed": "Resumed a letter",
  "letter-cancelled": "Cancelled a letter",
  "letter-deleted": "Deleted a draft",
  "addresses-bounced": "Marked addresses as bounced",
  "address-put-back": "Took back that an address bounced",
  "list-exported": "Exported a mailing list",
  "address-forgotten": "Deleted what is stored of an address",
  "contact-answered": "Answered a message",
  "contact-closed": "Closed a message",
  "support-answered": "Answered a support request",
  "support-closed": "Closed a support request",
  "template-saved": "Saved an answer template",
  "template-deleted": "Deleted an answer template",
} as const;

export type OperatorAction = keyof typeof operatorActions;

/** @returns changes whose sentence or name has a text, in any case: both `refund` and `credits` are found. */
export const actionsNamed = (text: string): OperatorAction[] =>
  (Object.entries(operatorActions) as [OperatorAction, string][])
    .filter(([action, sentence]) =>
      `${action.replaceAll("-", " ")} ${sentence}`.toLowerCase().includes(text.toLowerCase()),
    )
    .map(([action]) => action);

/** Kinds of things that operators change. */
export const subjectKinds = {
  user: "User",
  webhook: "Payment event",
  plan: "Plan",
  promotion: "Promotion code",
  job: "Job",
  provider: "Provider",
  tool: "Tool",
  import: "Import",
  directory: "Directory",
  setting: "Setting",
  submission: "Submitted tool",
  letter: "Letter",
  "mailing-list": "Mailing list",
  contact: "Contact message",
  support: "Support request",
  template: "Answer template",
} as const;

export type SubjectKind = keyof typeof subjectKinds;

export type ActionDetail = Readonly<Record<string, string>>;

/** Thing that an operator changes. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Its id in its own table. */
  readonly id: string;
  /** Its name as the log shows it. */
  readonly name: string;
}

/** Row of the audit log. */
export interface ListedAction {
  readonly id: number;
  readonly action: OperatorAction;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly happenedAt: Date;
  /** The operator's address; undefined once the account was deleted. */
  readonly operator: string | undefined;
}

export const reasonLengthMax = 500;

/** In place of a reason, for changes that say it all. The log never puts words into an operator's mouth. */
export const noReason = "No reason needed";

/** The reason of a change, which every form of the operator's pages asks for. */
export function checkReason(form: FormData): Checked<"reason"> {
  const reason = tidyLine(fieldOf(form, "reason"));
  return { values: { reason }, errors: reasonErrors(reason) };
}

/** The reason alone, for a form that has no other fields. */
export function checkIntent(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: fieldOf(form, "intent") }, errors };
}

function reasonErrors(reason: string): FieldErrors {
  if (reason === "") return { reason: "Say why, for the audit log." };
  return reason.length > reasonLengthMax ? { reason: `Keep the reason within ${reasonLengthMax} characters.` } : {};
}
