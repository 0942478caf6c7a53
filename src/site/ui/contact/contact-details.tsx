import type { ReactNode } from "react";
import { useSite } from "../site-settings.tsx";
import { networkOf } from "./social-networks.ts";

interface Props {
  readonly responseTime: string;
  readonly businessHours: string;
  /** Addresses of the product’s profiles elsewhere. */
  readonly socialLinks: readonly string[];
}

/** The support address, the response time, the business hours, and where else the product is. */
export function ContactDetails({ responseTime, businessHours, socialLinks }: Props) {
  const { supportEmail } = useSite();
  return (
    <dl className="border-t border-hairline">
      <Detail name="Email">
        <a href={`mailto:${supportEmail}`} className={`wrap-anywhere ${linkLook}`}>
          {supportEmail}
        </a>
      </Detail>
      <Detail name="Response time">Within {responseTime}</Detail>
      <Detail name="Business hours">{businessHours}</Detail>
      {socialLinks.length > 0 && (
        <Detail name="Elsewhere">
          <ul className="flex flex-wrap gap-x-5">
            {socialLinks.map((address) => (
              <li key={address}>
                <a href={address} rel="me noopener" className={linkLook}>
                  {networkOf(address)}
                </a>
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </dl>
  );
}

const linkLook = "inline-block py-1 text-accent-text underline underline-offset-3";

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-hairline py-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
