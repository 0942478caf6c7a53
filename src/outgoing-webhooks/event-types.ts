/** Types of events that programs can hear of. The form, the reference and the sending know the same ones. */
export const eventTypes = {
  "run.finished": {
    title: "Run finished",
    about: "A run ended with a result, or was stopped.",
    data: {
      id: "0d7c5f4e-6f0e-4c1a-9a51-2c1b6f4f8a10",
      kind: "image",
      tool: "image-generator",
      engine: "gpt-image-1",
      state: "finished",
      priceAic: 12,
      durationMs: 8400,
      apiKeyId: null,
    },
  },
  "run.failed": {
    title: "Run failed",
    about: "A run brought no result. It cost nothing.",
    data: {
      id: "0d7c5f4e-6f0e-4c1a-9a51-2c1b6f4f8a10",
      kind: "text",
      tool: "api",
      engine: "gpt-4o",
      state: "failed",
      priceAic: 0,
      durationMs: 30000,
      apiKeyId: "4a1e1f0c-2f55-4f0e-8c59-6f7f0e3f4b21",
      failure: "timed-out",
    },
  },
  "credits.low": {
    title: "Credits low",
    about: "A run took your balance below your alert level. Sent once a month at most.",
    data: { available: 480, threshold: 500 },
  },
  "budget.reached": {
    title: "Budget reached",
    about: "A run was refused because of a spending limit, an API key’s budget or a cap. Sent once a month for each.",
    data: { scope: "api-key", apiKeyId: "4a1e1f0c-2f55-4f0e-8c59-6f7f0e3f4b21", period: "month", maxAic: 2000 },
  },
  "team.member.joined": {
    title: "Member joined",
    about: "A person joined the team.",
    data: { userId: "b6a4c3de-91a4-4a55-8a5c-0a4a1b0d6f33", role: "member" },
  },
  "team.member.left": {
    title: "Member left",
    about: "A person left the team, was removed, or deleted their account.",
    data: { userId: "b6a4c3de-91a4-4a55-8a5c-0a4a1b0d6f33", reason: "removed" },
  },
  "team.member.role_changed": {
    title: "Role changed",
    about: "A person of the team has another role.",
    data: { userId: "b6a4c3de-91a4-4a55-8a5c-0a4a1b0d6f33", role: "admin" },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly about: string;
      readonly data: Readonly<Record<string, string | number | null>>;
    }
  >
>;

export type EventType = keyof typeof eventTypes;

const isOfTeams = (type: EventType): boolean => type.startsWith("team.");
const isOfUsers = (type: EventType): boolean => type === "credits.low";

/** Types that an endpoint can be sent: a team has members, and its credits are its owner's. */
export const offeredTypes = (isTeam: boolean): readonly EventType[] =>
  (Object.keys(eventTypes) as EventType[]).filter((type) => (isTeam ? !isOfUsers(type) : !isOfTeams(type)));

/** Event that only "Send a test event" makes. Every endpoint gets it. */
export const testType = "webhook.test";
