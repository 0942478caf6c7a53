import type { ReactNode } from "react";
import { useSite } from "../site-settings.tsx";

/** The support address, the response time and the business hours. */
export function ContactDetails({
  responseTime,
  businessHours,
}: {
  readonly responseTime: string;
  readonly businessHours: string;
}) {
  const { supportEmail } = useSite();
  return (
    <dl className="border-t border-hairline">
      <Detail name="Email">
        <a
          href={`mailto:${supportEmail}`}
          className="inline-block py-1 wrap-anywhere text-accent-text underline underline-offset-3"
        >
          {supportEmail}
        </a>
      </Detail>
      <Detail name="Response time">Within {responseTime}</Detail>
      <Detail name="Business hours">{businessHours}</Detail>
    </dl>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-hairline py-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
