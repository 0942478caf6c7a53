import { AskFirst, Avatar, Disclosure } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { endedWith, may, mayRemove, type Role, roleNames, type TeamPerson } from "../rules.ts";
import type { TeamIntent } from "../team-form-rules.ts";
import { CapForm, MemberForm } from "./member-forms.tsx";

interface Listed extends TeamPerson {
  /** AIC this month; null for readers whom it does not concern. */
  readonly usedAic: number | null;
  /** When they requested more credits, for the owner; null without an open request. */
  readonly askedAt: Date | null;
  /** Providers whose keys they have connected. */
  readonly providers: readonly string[];
}

interface Props {
  readonly members: readonly Listed[];
  readonly own: { readonly id: string; readonly role: Role };
  /** Reply to a form about a member, which names them. */
  readonly replyTo: (intent: TeamIntent) => FormReply | undefined;
}

export const MemberList = ({ members, own, replyTo }: Props) => (
  <ul aria-label="Members" className="divide-y divide-hairline border-y border-hairline">
    {members.map((person) => (
      <MemberRow key={person.userId} person={person} own={own} replyTo={replyTo} />
    ))}
  </ul>
);

const nameOf = ({ firstName, lastName, email }: TeamPerson): string => `${firstName} ${lastName}`.trim() || email;

/** Content that begins below the names, not below the pictures. */
const besidePicture = "sm:pl-14";
const openedBesidePicture = "sm:open:pl-14";

function MemberRow({ person, own, replyTo }: { readonly person: Listed } & Pick<Props, "own" | "replyTo">) {
  const { userId, email, role, askedAt } = person;
  const name = nameOf(person);
  const isOwn = userId === own.id;
  const isChangeable = may(own.role, "own") && role !== "owner";
  const ownReply = (intent: TeamIntent) => {
    const reply = replyTo(intent);
    return reply?.outcome === "refused" && reply.values.member === userId ? reply : undefined;
  };
  const form = { memberId: userId, name, monthlyMax: person.monthlyMax };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 py-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar profile={person} className="size-10" />
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5 sm:basis-36">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <Chip tone={role === "member" ? "plain" : "accent"}>{roleNames[role]}</Chip>
            {isOwn && <span className="text-sm text-muted">You</span>}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{email}</p>
          <Spending person={person} isShown={isOwn || may(own.role, "manage-people")} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:pl-14 sm:contents">
          {isChangeable && (
            <Disclosure
              label="Role and cap"
              about={`of ${name}`}
              group="members"
              isOpen={ownReply("member") !== undefined}
              className={openedBesidePicture}
            >
              <MemberForm key={`${role} ${person.monthlyMax}`} {...form} role={role} reply={ownReply("member")} />
            </Disclosure>
          )}
          {!isOwn && mayRemove(own.role, role) && (
            <AskFirst
              label="Remove"
              about={name}
              question={`${name} loses access to the team at once. Work that they made or shared here stays with the team. ${endedWith("Their", person.providers)}`}
              confirmLabel="Remove from team"
              fields={{ intent: "remove", member: userId }}
              group="members"
              isQuiet={isChangeable}
              className={openedBesidePicture}
            />
          )}
        </div>
      </div>
      {isChangeable && askedAt && (
        <div className={besidePicture}>
          <section
            aria-label={`Request of ${name}`}
            className="grid max-w-md gap-4 rounded-md border border-hairline bg-accent-wash p-4"
          >
            <p className="text-sm font-semibold wrap-anywhere">
              {person.firstName || name} requested more credits on <DateTime at={askedAt} isDay />
            </p>
            <CapForm {...form} reply={ownReply("cap")} />
          </section>
        </div>
      )}
    </li>
  );
}

/** `24 of 60 AIC used this month`. */
function Spending({ person, isShown }: { readonly person: Listed; readonly isShown: boolean }) {
  const { role, monthlyMax, usedAic } = person;
  if (!isShown || usedAic === null) return null;
  const used = formatNumber(usedAic);
  return (
    <p className="text-sm tabular-nums">
      {monthlyMax === null
        ? `${used} AIC used this month`
        : `${used} of ${formatNumber(monthlyMax)} AIC used this month`}
      {role !== "owner" && monthlyMax === null && <span className="text-muted">, no cap</span>}
    </p>
  );
}
