/** How each kind of text is built. Blocks of Markdown, an empty line between each. */
import type { ContentType } from "../text-runs/text-choices.ts";
import type { DraftParts } from "./draft-parts.ts";
import { capital, ended, small } from "./read-points.ts";

/** A place where text can be added if the draft is to be longer. */
export const room = "{room}";

type Form = (parts: DraftParts) => readonly string[];

const title = ({ topic }: DraftParts): string => `# ${capital(topic)}`;
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");
const labelled = (label: string, text: string, { phrases }: DraftParts): string =>
  `**${label}**${phrases.colon}${text}`;

const blogPost: Form = (parts) => {
  const { phrases, pick, opening, closing, ask } = parts;
  const headings = pick(phrases.blog.sections, 5);
  return [
    title(parts),
    opening,
    ...parts.paragraphs(headings.length).flatMap((text, index) => [`## ${headings[index]}`, text, room]),
    `## ${pick(phrases.blog.end, 6)}`,
    `${closing} ${ask}`,
  ];
};

const socialPost: Form = ({ topic, opening, items, closing, ask }) => {
  const words = topic.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const tags = [...new Set(words.map(capital))].slice(0, 3).map((word) => `#${word}`);
  return [opening, items.map((item) => `• ${item}`).join("\n"), `${closing} ${ask}`, tags.join(" ")];
};

const productDescription: Form = (parts) => {
  const { phrases, pick, opening, audience, items, closing, ask } = parts;
  return [
    title(parts),
    opening,
    `## ${pick(phrases.product.features, 5)}`,
    bullets(items),
    room,
    ...(audience === "" ? [] : [`## ${phrases.product.audience}`, ended(capital(audience)), room]),
    `${closing} ${ask}`,
    `## ${phrases.product.details}`,
    bullets(phrases.product.detailItems),
  ];
};

const email: Form = (parts) => {
  const { phrases, tone, topic, opening, closing, ask } = parts;
  return [
    labelled(phrases.email.subject, capital(topic), parts),
    tone.greeting,
    opening,
    ...parts.paragraphs(2).flatMap((text) => [text, room]),
    `${closing} ${ask}`,
    `${tone.signOff}\n${phrases.email.name}`,
  ];
};

const shownInAd = 3;

const advertisement: Form = (parts) => {
  const { phrases, topic, opening, points, items, ask } = parts;
  const first = points[0]?.text ?? "";
  return [
    labelled(phrases.advertisement.headline, capital(topic), parts),
    labelled(phrases.advertisement.text, opening, parts),
    bullets(items.slice(0, shownInAd)),
    ...(items.length > shownInAd ? [items.slice(shownInAd).map(ended).join(" ")] : []),
    ask,
    labelled(
      phrases.advertisement.short,
      ended(`${capital(topic)}${phrases.colon}${points[0]?.isSentence ? first : small(first, phrases)}`),
      parts,
    ),
  ];
};

const landingPage: Form = (parts) => {
  const { phrases, pick, opening, audience, items, closing, ask } = parts;
  const button = `**${phrases.landing.button}**`;
  return [
    title(parts),
    opening,
    button,
    `## ${pick(phrases.landing.benefits, 5)}`,
    bullets(items),
    room,
    ...(audience === "" ? [] : [`## ${phrases.landing.audience}`, ended(capital(audience)), room]),
    `## ${pick(phrases.landing.end, 6)}`,
    `${closing} ${ask}`,
    button,
  ];
};

const pressRelease: Form = (parts) => {
  const { phrases, opening, closing } = parts;
  return [
    `**${phrases.press.release}**`,
    title(parts),
    `**${phrases.press.dateline}** – ${opening}`,
    ...parts.paragraphs(2).flatMap((text) => [text, room]),
    phrases.press.quote,
    closing,
    `## ${phrases.press.about}`,
    phrases.press.aboutText,
    phrases.press.contact,
  ];
};

const scenesMax = 6;

const videoScript: Form = (parts) => {
  const { scene, picture, voice, first, between, last } = parts.phrases.video;
  const spoken = [parts.opening, ...parts.paragraphs(scenesMax), `${parts.closing} ${parts.ask}`];
  return [
    title(parts),
    ...spoken.flatMap((text, index) => {
      const shown = index === 0 ? first : index === spoken.length - 1 ? last : between;
      return [
        `## ${scene} ${index + 1}`,
        bullets([labelled(picture, shown, parts), labelled(voice, text, parts)]),
        ...(shown === between ? [room] : []),
      ];
    }),
  ];
};

const outline: Form = (parts) => {
  const { phrases, audience, items, opening, pick } = parts;
  const { introduction, aim, questions, questionFor, end, endItems } = phrases.outline;
  const forAudience = audience === "" ? [] : [questionFor.replaceAll("{audience}", () => audience)];
  const sections = [
    { heading: introduction, below: [opening, aim] },
    ...items.map((item, index) => ({
      heading: item,
      below: [pick(questions, index), pick(questions, index + 1), ...(index === 0 ? forAudience : [])],
    })),
    { heading: end, below: [...endItems] },
  ];
  return [
    title(parts),
    sections
      .map(({ heading, below }, index) => [`${index + 1}. ${heading}`, ...below.map((one) => `   - ${one}`)].join("\n"))
      .join("\n"),
  ];
};

export const forms: Readonly<Record<ContentType, Form>> = {
  "blog-post": blogPost,
  "social-post": socialPost,
  "product-description": productDescription,
  email,
  advertisement,
  "landing-page": landingPage,
  "press-release": pressRelease,
  "video-script": videoScript,
  outline,
};
