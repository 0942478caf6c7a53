/** The rules for a tool's fields, for forms and files of the operator. Pure, for server and browser. */
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { type ToolColumn, toolStates } from "./tool-states.ts";
import type { StoredTool } from "./upkeep/stored-tool.ts";

/** The fields as they are typed. */
export const toolFieldNames = [
  "slug",
  "name",
  "description",
  "category",
  "website",
  "tags",
  "logo",
  "isNew",
  "isPaid",
  "discount",
  "position",
  "state",
] as const;
export type ToolFieldName = (typeof toolFieldNames)[number];

/** Names of a tool's parts for people: of fields as they are typed, and of columns as they are stored. */
export const toolPartLabels: Readonly<Record<ToolFieldName | ToolColumn, string>> = {
  slug: "Address",
  name: "Name",
  description: "Description",
  category: "Category",
  categoryId: "Category",
  website: "Website",
  tags: "Tags",
  logo: "Logo",
  isNew: "Marked as new",
  isPaid: "Paid only",
  discount: "Agreed discount",
  agreedDiscount: "Agreed discount",
  position: "Position",
  state: "State",
};

export const nameLengthMax = 60;
export const descriptionLengthMax = 300;
const tagsMax = 8;
const tagLengthMax = 40;
const websiteLengthMax = 300;
const discountMax = 25;
export const discountMessage = `Enter a whole number from 0 to ${discountMax}.`;
/** Tools without a position of their own come after those of the seed. */
export const usualPosition = 1_000_000;
const positionMax = 2_000_000_000;

export type CheckedTool =
  | { readonly tool: StoredTool & { readonly slug: string }; readonly errors?: undefined }
  | { readonly tool?: undefined; readonly errors: Readonly<Partial<Record<ToolFieldName, string>>> };

/** Checks the texts of a tool's fields. Missing ones have their usual value, or are refused. */
export function checkTool(given: Readonly<Partial<Record<ToolFieldName, string>>>): CheckedTool {
  const text = (name: ToolFieldName) => tidyLine(given[name] ?? "");
  const tags = text("tags")
    .split(",")
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
  const slug = text("slug");
  const website = readWebsite(text("website"));
  const isNew = readFlag(text("isNew"));
  const isPaid = readFlag(text("isPaid"));
  const agreedDiscount = readDiscount(text("discount"));
  const position = readWhole(text("position"), { usual: usualPosition, max: positionMax });
  const state = text("state") === "" ? "draft" : toolStates.find((one) => one === text("state"));
  const errors = withoutEmpty({
    slug: isToolSlug(slug) ? undefined : "Use 1 to 80 lower-case letters, digits and hyphens.",
    name: within(text("name"), nameLengthMax),
    description: within(text("description"), descriptionLengthMax),
    category: text("category") === "" ? "Choose a category." : undefined,
    website: website ? undefined : "Enter a public address that begins with https://.",
    tags: tagsProblem(tags),
    logo: /^[a-z0-9-]{0,60}$/.test(text("logo")) ? undefined : "Use the name of a file of /logos, without .svg.",
    isNew: isNew === undefined ? "Use yes or no." : undefined,
    isPaid: isPaid === undefined ? "Use yes or no." : undefined,
    discount: agreedDiscount === undefined ? discountMessage : undefined,
    position: position === undefined ? "Enter a whole number, 0 or more." : undefined,
    state: state ? undefined : "Use draft, published or retired.",
  });
  if (
    Object.keys(errors).length > 0 ||
    !website ||
    !state ||
    isNew === undefined ||
    isPaid === undefined ||
    agreedDiscount === undefined ||
    position === undefined
  )
    return { errors };
  const texts = { slug, name: text("name"), description: text("description"), categoryId: text("category"), website };
  return { tool: { ...texts, tags, logo: text("logo") || null, isNew, isPaid, agreedDiscount, position, state } };
}

export const isToolSlug = (text: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/.test(text);

function within(text: string, lengthMax: number): string | undefined {
  if (text === "") return "Enter a text.";
  return text.length > lengthMax ? `Keep it within ${lengthMax} characters.` : undefined;
}

function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length === 0 || tags.length > tagsMax) return `Enter 1 to ${tagsMax} tags with commas between them.`;
  if (tags.some((tag) => tag.length > tagLengthMax)) return `Keep each tag within ${tagLengthMax} characters.`;
  return new Set(tags).size < tags.length ? "Enter each tag once." : undefined;
}

/** @returns the address as it is stored; undefined for what visitors can't be sent to. */
function readWebsite(text: string): string | undefined {
  if (text.length > websiteLengthMax || !URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname } = new URL(text);
  const isPublic = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(hostname);
  return protocol === "https:" && text.startsWith("https://") && username === "" && password === "" && isPublic
    ? text
    : undefined;
}

/** Reads a yes or no of a file or a checkbox; an empty text is no. */
function readFlag(text: string): boolean | undefined {
  if (["yes", "true", "1", "on"].includes(text.toLowerCase())) return true;
  return ["", "no", "false", "0"].includes(text.toLowerCase()) ? false : undefined;
}

function readWhole(text: string, { usual, max }: { readonly usual: number; readonly max: number }): number | undefined {
  if (text === "") return usual;
  return /^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

/** @returns percent; 0 for an empty text, undefined for one that is no discount. */
export const readDiscount = (text: string): number | undefined => readWhole(text, { usual: 0, max: discountMax });

/** The same for a form; its other fields are its page's. */
export function checkToolForm(form: FormData): Checked<ToolFieldName> {
  const values = Object.fromEntries(toolFieldNames.map((name) => [name, fieldOf(form, name)])) as Record<
    ToolFieldName,
    string
  >;
  return { values, errors: checkTool(values).errors ?? {} };
}

/** The texts of a tool's fields, as `checkTool` reads them. */
export const toolTexts = ({
  slug,
  ...tool
}: StoredTool & { readonly slug: string }): Record<ToolFieldName, string> => ({
  slug,
  name: tool.name,
  description: tool.description,
  category: tool.categoryId,
  website: tool.website,
  tags: tool.tags.join(", "),
  logo: tool.logo ?? "",
  isNew: tool.isNew ? "yes" : "no",
  isPaid: tool.isPaid ? "yes" : "no",
  discount: String(tool.agreedDiscount),
  position: String(tool.position),
  state: tool.state,
});
