import { type Branch, newOutline, type Outline } from "./outline.ts";

/** A first level, and what is below each; `…` is the topic. */
type Parts = Readonly<Record<string, readonly string[]>>;

interface Template {
  readonly id: string;
  readonly name: string;
  readonly parts: Parts;
}

/** Maps that begin with more than a topic, without an engine. */
export const templates: readonly Template[] = [
  { id: "blank", name: "Blank", parts: {} },
  {
    id: "swot",
    name: "SWOT analysis",
    parts: {
      Strengths: ["What does … do better than others?", "What do people praise about it?"],
      Weaknesses: ["What does … lack?", "What do people complain about?"],
      Opportunities: ["Who else could use …?", "What is changing in its favor?"],
      Threats: ["Who competes with …?", "What could make it unnecessary?"],
    },
  },
  {
    id: "questions",
    name: "5 W and how",
    parts: {
      Who: ["Who is … for?", "Who decides about it?"],
      What: ["What is … exactly?", "What is it not?"],
      When: ["When is … needed?", "When is it finished?"],
      Where: ["Where do people meet …?", "Where else could it be?"],
      Why: ["Why does … matter?", "Why now?"],
      How: ["How does … work?", "How do we know that it works?"],
    },
  },
  {
    id: "content-plan",
    name: "Content plan",
    parts: {
      Audience: ["Who wants to know about …?", "What do they ask first?"],
      Topics: ["… explained for beginners", "Mistakes with …", "A story about …"],
      Formats: ["Article", "Social media posts", "Video", "Newsletter"],
      Channels: ["Website", "Social media", "Partners"],
      Calendar: ["This week", "This month", "This quarter"],
      "How we measure it": ["Reach", "Replies", "Sign-ups or sales"],
    },
  },
  {
    id: "pros-and-cons",
    name: "Pros and cons",
    parts: {
      Pros: ["What gets better with …?", "Who benefits?"],
      Cons: ["What does … cost?", "What gets harder?"],
      Alternatives: ["What else would do?", "What if we do nothing?"],
      Decision: ["What would change our mind?", "Next step"],
    },
  },
  {
    id: "project",
    name: "Project plan",
    parts: {
      Goal: ["What is true when … is done?", "How do we measure it?"],
      People: ["Who works on …?", "Who has to agree?"],
      Steps: ["First", "Then", "Last"],
      Resources: ["Time", "Money", "Tools"],
      Risks: ["What could stop …?", "What do we do then?"],
    },
  },
];

/** @returns undefined for an id that isn’t that of a template. */
export function mapFromTemplate(templateId: string, topic: string): Outline | undefined {
  const template = templates.find(({ id }) => id === templateId);
  return template && newOutline(topic, branchesOf(template.parts, topic));
}

const branchesOf = (parts: Parts, topic: string): Branch =>
  Object.entries(parts).flatMap(([part, texts]) => [
    { depth: 0, text: part },
    ...texts.map((text) => ({ depth: 1, text: text.replaceAll("…", () => topic) })),
  ]);
