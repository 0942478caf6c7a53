import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly network: string | null;
  readonly lastUsedAt: Date;
  readonly isThis: boolean;
}

/** Where somebody is signed in, each to be signed out by a plain form. */
export function DevicesList({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {devices.length > 1 && <SignOutButton intent="sign-out-others">Sign out other devices</SignOutButton>}
        <SignOutButton intent="sign-out-all">Sign out all devices</SignOutButton>
      </div>
    </div>
  );
}

function DeviceRow({ device: { id, name, network, lastUsedAt, isThis } }: { readonly device: Device }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isThis && <Chip tone="accent">This device</Chip>}
        </p>
        <p className="text-sm text-muted">
          {network && <>Network {network}, </>}
          {isThis ? (
            "in use now"
          ) : (
            <>
              last used <DateTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={isThis ? "sign-out" : "sign-out-one"} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="secondary" aria-label={`Sign out ${name}${isThis ? ", this device" : ""}`}>
          Sign out
        </Button>
      </Form>
    </li>
  );
}

function SignOutButton({ intent, children }: { readonly intent: string; readonly children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look="secondary" className="w-full">
        {children}
      </Button>
    </Form>
  );
}
