import { data } from "react-router";
import { findService, writesText } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { getMembership } from "#teams/index.ts";
import { limitKey } from "./key-limit.ts";
import type { TeamEditor } from "./key-owner.ts";
import { getTextVendorOf, getVendorOf, takesOrganization } from "./provider-cards.ts";
import { removeKey } from "./remove-key.ts";
import { checkKeyForm, checkLimitForm, failureOf, type ProviderForm, providerForms, tokensOfLimit } from "./rules.ts";
import { saveKey } from "./save-key.ts";

interface Sender {
  /** Owner of the keys: the user, or a team. */
  readonly userId: string;
  /** The member, in a team. */
  readonly editor: TeamEditor | undefined;
  readonly log: Services["log"];
}

/**
 * Answers one of the page's forms. The reply names form and service, and never the key.
 * @throws {AppError} `invalid_input` for an unknown form; `forbidden` for members who don’t manage the keys of their team.
 */
export async function answerProviderForm(
  services: Services,
  { request, form, sender }: { readonly request: Request; readonly form: string | null; readonly sender: Sender },
) {
  const name = providerForms.find((known) => known === form);
  if (!name) throw new AppError("invalid_input", { userMessage: "This form doesn’t belong to the AI providers page." });
  // Before anything is read of the form, and before a provider is asked about a key.
  if (sender.editor) await getMembership(services.db, sender.editor, "manage-keys");
  const sent: { serviceId: string } = { serviceId: "" };
  const answers: Readonly<Record<ProviderForm, () => ReturnType<typeof answerForm>>> = {
    configure: () => saveSentKey(services, request, sender, sent),
    limit: () => limitSentKey(services, request, sender, sent),
    remove: () => removeSentKey(services, request, sender, sent),
  };
  const { data: reply, init } = await answers[name]();
  // Only ids that exist come back.
  return data({ ...reply, form: name, serviceId: findService(sent.serviceId)?.id ?? null }, init ?? {});
}

function saveSentKey(
  services: Services,
  request: Request,
  { userId, editor, log }: Sender,
  sent: { serviceId: string },
) {
  return answerForm(request, {
    check(form) {
      sent.serviceId = fieldOf(form, "service");
      return checkKeyForm(form, services.clock.now());
    },
    secrets: ["apiKey"],
    failureMessage: failureOf("configure"),
    log,
    onValid: ({ service, apiKey, organizationId, expiresOn, monthlyLimit }) => {
      const vendor = getVendorOf(service);
      const monthlyTokensMax = writesText(vendor) ? tokensOfLimit(monthlyLimit) : null;
      const organization = takesOrganization(vendor) && organizationId !== "" ? organizationId : undefined;
      const key = { userId, vendor, apiKey, organizationId: organization, expiresOn, monthlyTokensMax };
      return saveKey({ ...services, log }, key, editor);
    },
  });
}

function limitSentKey({ db }: Services, request: Request, { userId, log }: Sender, sent: { serviceId: string }) {
  return answerForm(request, {
    check(form) {
      sent.serviceId = fieldOf(form, "service");
      return checkLimitForm(form);
    },
    failureMessage: failureOf("limit"),
    log,
    onValid: ({ service, monthlyLimit }) =>
      limitKey(db, { userId, vendor: getTextVendorOf(service) }, tokensOfLimit(monthlyLimit)),
  });
}

function removeSentKey(
  services: Services,
  request: Request,
  { userId, editor, log }: Sender,
  sent: { serviceId: string },
) {
  return answerForm(request, {
    check(form) {
      sent.serviceId = fieldOf(form, "service");
      return { values: { service: sent.serviceId }, errors: {} };
    },
    failureMessage: failureOf("remove"),
    log,
    onValid: ({ service }) => removeKey(services, { userId, vendor: getVendorOf(service) }, editor),
  });
}
