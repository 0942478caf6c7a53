import type { FormReply } from "#platform/forms/rules.ts";
import type { Toast } from "#ui/toast.ts";
import type { ProviderForm } from "../rules.ts";

/** Toast that says what a form's answer is. The titles are those of docs/requirements.md. @param name of the service. */
export function toastOf(form: ProviderForm, name: string, reply: FormReply): Toast {
  const { done, failed, broke } = titles[form](name);
  if (reply.outcome === "done") return { kind: "success", title: done };
  if (reply.message) return { kind: "error", title: `${broke}: ${reply.message}` };
  const [description = ""] = Object.values(reply.errors);
  return { kind: "error", title: failed, description };
}

const titles: Readonly<Record<ProviderForm, (name: string) => Readonly<Record<"done" | "failed" | "broke", string>>>> =
  {
    configure: (name) => ({
      done: `${name} API configured successfully`,
      failed: `Failed to configure ${name} API`,
      broke: `Error configuring ${name} API`,
    }),
    limit: (name) => ({
      done: `Monthly limit of ${name} saved`,
      failed: `Failed to save the monthly limit of ${name}`,
      broke: "Error saving the monthly limit",
    }),
    remove: (name) => ({
      done: `${name} API key removed successfully`,
      failed: `Failed to remove ${name} API key`,
      broke: "Error removing API key",
    }),
  };
