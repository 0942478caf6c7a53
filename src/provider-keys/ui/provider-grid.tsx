import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Dialog } from "#ui/dialog.tsx";
import { expectToasts, showToast } from "#ui/toast.ts";
import { type ProviderCard as Card, formPath, type ProviderForm, providerForms } from "../rules.ts";
import { ConfigureForm, LimitForm, RemoveForm } from "./key-forms.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { toastOf } from "./provider-toasts.ts";

/** The answer to one of the page's forms. */
export type ProviderReply = FormReply & { readonly form?: ProviderForm; readonly serviceId?: string | null };

/** The form that a user opened. One that does not fit what is stored is not shown. */
export interface Asked {
  readonly form: ProviderForm;
  readonly card: Card;
}

/** Tells whether there is something to configure, to limit, or to remove. */
export const isFitting = ({ form, card: { alternative, takesLimit, stored } }: Asked): boolean =>
  alternative === undefined && (form !== "configure") === (stored !== undefined) && (form !== "limit" || takesLimit);

interface Props {
  readonly cards: readonly Card[];
  /** False for members who don’t manage the keys of their team. */
  readonly mayManage: boolean;
  /** The form in the page, for users without scripts. */
  readonly asked: Asked | undefined;
  readonly firstReply: ProviderReply | undefined;
}

export function ProviderGrid({ cards, mayManage, asked, firstReply }: Props) {
  const fetcher = useFetcher<ProviderReply>();
  const [opened, setOpened] = useState<Asked & { readonly seen: ProviderReply | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const sent = useRef<Asked>(undefined);
  const { revalidate } = useRevalidator();
  // A user may open another card before the answer comes.
  useEffect(() => {
    const card = cards.find(({ id }) => id === fetcher.formData?.get("service"));
    const form = providerForms.find((name) => fetcher.formAction === formPath(name));
    if (card && form) sent.current = { card, form };
  }, [fetcher.formData, fetcher.formAction, cards]);
  useEffect(() => {
    if (!fetcher.data || !sent.current) return;
    const { form, card } = sent.current;
    showToast(toastOf(form, card.name, fetcher.data));
    if (fetcher.data.outcome !== "done") return;
    setOpen(false);
    void revalidate();
  }, [fetcher.data, revalidate]);
  return (
    <div className="grid gap-8">
      {asked && !isOpen && (
        <section aria-labelledby="asked" className="grid gap-4 rounded-md border border-outline bg-surface p-6">
          <h2 id="asked" className="text-xl">
            {titleOf(asked)}
          </h2>
          <p className="text-sm text-muted">{describe(asked)}</p>
          <KeyForm asked={asked} fetcher={fetcher} reply={fetcher.data ?? firstReply} />
        </section>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <ProviderCard
              card={card}
              mayManage={mayManage}
              onAsk={(form) => {
                // What the last form was told is not about this one.
                setOpened({ form, card, seen: fetcher.data });
                setOpen(true);
                // One of them may have to say that the network is gone.
                expectToasts();
              }}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog open={isOpen} onOpenChange={setOpen} title={titleOf(opened)} description={describe(opened)}>
          <KeyForm
            asked={opened}
            fetcher={fetcher}
            reply={fetcher.data === opened.seen ? undefined : fetcher.data}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </div>
  );
}

const titleOf = ({ form, card }: Asked): string => words[form].title(card);

const describe = ({ form, card }: Asked): string => words[form].description(card);

const words: Readonly<Record<ProviderForm, Readonly<Record<"title" | "description", (card: Card) => string>>>> = {
  configure: {
    title: ({ name }) => `Configure ${name}`,
    description: ({ vendorName }) =>
      `Enter your ${vendorName} API key. We check it with ${vendorName} before saving it, where that is possible.`,
  },
  limit: {
    title: ({ name }) => `Monthly limit for ${name}`,
    description: ({ vendorName }) =>
      `The most tokens that your texts can use on your ${vendorName} key in a calendar month (UTC).`,
  },
  remove: {
    title: () => "Remove API Key",
    description: ({ name }) =>
      `Are you sure you want to remove the API key for ${name}? This will disable any features using this integration.`,
  },
};

interface KeyFormProps {
  readonly asked: Asked;
  readonly fetcher: ReturnType<typeof useFetcher<ProviderReply>>;
  readonly reply: ProviderReply | undefined;
  readonly onCancel?: () => void;
}

function KeyForm({ asked: { form, card }, ...props }: KeyFormProps) {
  const shared = { card, onCancel: undefined, ...props };
  if (form === "limit") return <LimitForm {...shared} />;
  return form === "configure" ? <ConfigureForm {...shared} /> : <RemoveForm {...shared} />;
}
