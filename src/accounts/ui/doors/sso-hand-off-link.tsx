import { useEffect } from "react";
import { buttonClass } from "#ui/button.tsx";
import { DoorFrame } from "../door-frame.tsx";
import { DoorLink } from "./door-link.tsx";

/** The way to the organisation. With scripts the browser takes it by itself. */
export function SsoHandOffLink({ url, domain }: { readonly url: string; readonly domain: string }) {
  useEffect(() => window.location.assign(url), [url]);
  return (
    <DoorFrame
      title="Continue to your organization"
      intro={`You sign in at ${domain} and come back here. You have 5 minutes.`}
      below={
        <p>
          Not your organization?{" "}
          <DoorLink to="/login/sso" reloadDocument>
            Use another address
          </DoorLink>
        </p>
      }
    >
      <a href={url} className={buttonClass({ size: "lg", className: "w-full" })}>
        Continue to your organization
      </a>
    </DoorFrame>
  );
}
