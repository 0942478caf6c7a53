/**
 * A form of a page that signed-in users work on, right as it is. `{bot}` and the like stand for an id of the sender’s
 * (`idQueries` in test/belongings.ts), `{now}` for the moment, as addresses have it.
 */
export interface PageForm {
  /** Address with its parameters. */
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
}

const form = (page: string, intent: string, fields: Readonly<Record<string, string>> = {}): PageForm => ({
  page,
  fields: { intent, ...fields },
});

const ofDocuments = (page: string, document: string): readonly PageForm[] => [
  form(page, "rename", { document, title: "Red foxes" }),
  form(page, "duplicate", { document }),
  form(page, "delete", { document }),
  form(page, "restore", { document }),
];

const ofLink = (page: string): readonly PageForm[] => [
  form(page, "share", { lifetime: "week" }),
  form(page, "refresh"),
  form(page, "revoke"),
];

/** Outside of a team there is none to share with. */
const sharing = (page: string): PageForm => form(page, "share-with-team");

const ofItem = (page: string, item: string): readonly PageForm[] => [
  form(page, "move", { item, projectId: "{project}" }),
  form(page, "save", { item: "run-{text}", isSaved: "on" }),
  form(page, "stop", { item: "run-{text}" }),
  form(page, "share", { item: "run-{text}", fileNumber: "0", lifetime: "week" }),
  form(page, "revoke", { item: "run-{text}", fileNumber: "0" }),
  form(page, "delete", { item }),
];

const ofLibrary = (page: string, item: string): readonly PageForm[] => [
  ...ofItem(page, item),
  form(page, "create-project", { name: "Foxes" }),
  form(page, "change-project", { projectId: "{project}", name: "Red foxes", brandKitId: "{kit}" }),
  form(page, "restore", { deleted: "{now}_1" }),
];

const ofDesign = (page: string): readonly PageForm[] => [
  form(page, "favorite", { designId: "{design}", isFavorite: "on" }),
  form(page, "rename", { designId: "{design}", title: "Red foxes" }),
  form(page, "share", { designId: "{design}", lifetime: "week" }),
  form(page, "revoke", { designId: "{design}" }),
  form(page, "delete", { designId: "{design}" }),
  form(page, "restore", { designId: "{design}" }),
];

const ofMedia = (page: string): readonly PageForm[] => [
  form(page, "stop", { runId: "{text}" }),
  form(page, "delete", { runId: "{text}" }),
  form(page, "restore", { deleted: "{now}" }),
];

const ofTeam = (page: string): readonly PageForm[] => [
  form(page, "ask"),
  form(page, "rename", { name: "Red foxes" }),
  form(page, "caps", { monthlyMax: "5000", memberMaxUsual: "500" }),
  form(page, "invite", { email: "vixen@example.com", role: "member" }),
  form(page, "send-again", { invitation: "{invitation}" }),
  form(page, "take-back", { invitation: "{invitation}" }),
  form(page, "member", { member: "{teamMember}", role: "admin", monthlyMax: "300" }),
  form(page, "copies", { allowsCopies: "on" }),
  form(page, "offer", { member: "{teamMember}" }),
  form(page, "take-back-offer"),
  form(page, "accept-offer"),
  form(page, "decline-offer"),
  form(page, "take-over"),
  form(page, "cap", { member: "{teamMember}", monthlyMax: "300" }),
  form(page, "remove", { member: "{teamMember}" }),
  form(page, "leave"),
];

const brief = { contentType: "email", tone: "friendly", language: "en", words: "500", audience: "", points: "Red" };
const bot = { name: "Voice", purpose: "", instructions: "Be kind.", engine: "" };
const kit = { name: "Foxes", color: "#aa3300", displayFace: "", textFace: "", logoAssetId: "{picture}" };

/** The website isn’t asked. */
const submission = {
  name: "Foxes",
  website: "https://foxes.example",
  description: "Draws foxes of every kind from a sentence, as in old prints.",
  category: "image-generation",
  tags: "foxes, prints, drawing",
  price: "free",
  note: "",
  reply: "",
  isAnotherProduct: "on",
  isWebsiteRight: "on",
};

export const pageForms: readonly PageForm[] = [
  { page: "/make", fields: { prompt: "Red foxes", style: "swiss" } },
  form("/chat/{conversation}", "rename", { title: "Foxes" }),
  form("/chat/{conversation}", "choose", { answerId: "{answer}" }),
  form("/chat/{conversation}", "branch", { messageId: "{message}", at: "continue" }),
  ...ofLink("/chat/{conversation}"),
  sharing("/chat/{conversation}"),
  form("/chat/{conversation}", "delete"),
  form("/chat/{conversation}", "restore"),
  form("/chat", "delete", { conversationId: "{conversation}" }),
  form("/chat", "restore", { conversationId: "{conversation}" }),
  form("/home/chatpdf/{pdf}", "rename", { name: "Foxes.pdf" }),
  ...ofLink("/home/chatpdf/{pdf}"),
  sharing("/home/chatpdf/{pdf}"),
  form("/home/chatpdf/{pdf}", "delete"),
  form("/home/chatpdf", "restore", { documentId: "{pdf}" }),
  form("/home/chatpdf", "delete", { documentId: "{pdf}" }),
  ...["/home/write/{draft}", "/home/mindmap/{map}", "/ideation/{board}"].flatMap(ofLink),
  sharing("/home/write/{draft}"),
  ...ofDocuments("/home/write", "{draft}"),
  form("/home/write", "create", { title: "Foxes", ...brief }),
  ...ofDocuments("/home/mindmap", "{map}"),
  form("/home/mindmap", "create", { title: "Foxes", template: "swot" }),
  ...ofDocuments("/ideation?tab=boards", "{board}"),
  form("/ideation?tab=boards", "create", { title: "Foxes" }),
  ...ofDocuments("/home/search", "{search}"),
  { page: "/home/search", fields: { question: "Tools for logos" } },
  { page: "/home/search/{search}", fields: { question: "Only free ones" } },
  form("/home/bots", "copy", { starter: "brief-interviewer" }),
  form("/home/bots", "duplicate", { bot: "{bot}" }),
  form("/home/bots", "delete", { bot: "{bot}" }),
  form("/home/bots", "restore", { bot: "{bot}" }),
  form("/home/bots", "forget", { bot: "{bot}" }),
  form("/home/bots/new", "save", bot),
  form("/home/bots/{bot}", "save", { ...bot, revision: "1" }),
  form("/home/bots/{bot}", "draw"),
  form("/home/bots/{bot}", "share", { sharesFiles: "on", lifetime: "week" }),
  form("/home/bots/{bot}", "revoke"),
  form("/home/bots/{bot}", "remove-file", { file: "{botFile}" }),
  ...ofLibrary("/workspace/library", "chat-{conversation}"),
  ...ofItem("/workspace/library/run-{text}", "run-{text}"),
  ...ofLibrary("/ideation?tab=history", "document-{draft}"),
  form("/workspace/library", "delete-project", { projectId: "{project}" }),
  ...[
    "run-{text}",
    "chat-{conversation}",
    "document-{draft}",
    "design-{design}",
    "pdf-{pdf}",
    "bot-{bot}",
    "kit-{kit}",
  ].map((only) => ({ page: "/workspace/library/deleted", fields: { only } })),
  { page: "/workspace/library/deleted", fields: { item: "bot-{bot}" } },
  ...["/image-generator", "/design-generator", "/home/product-picture", "/image-generator/{design}"].flatMap(ofDesign),
  ...["/home/audio", "/home/video", "/home/3d"].flatMap(ofMedia),
  ...["/image-generator", "/home/product-picture"].flatMap((page) => [
    form(page, "save", { runId: "{text}", isSaved: "on" }),
    form(page, "stop", { runId: "{text}" }),
  ]),
  { page: "/text-generator", fields: { runId: "{text}", isSaved: "on" } },
  form("/image-generator", "remove", { runId: "{text}" }),
  form("/home/product-picture", "remove", { runId: "{designRun}" }),
  { page: "/settings/brand-kits/new", fields: kit },
  { page: "/settings/brand-kits/{kit}", fields: kit },
  form("/settings/brand-kits", "delete", { kit: "{kit}" }),
  form("/settings/brand-kits", "restore", { kit: "{kit}" }),
  form("/settings/brand-kits", "delete-picture", { picture: "{picture}" }),
  form("/settings/brand-kits", "delete-font", { font: "{font}" }),
  { page: "/settings/api-keys", fields: { key: "{apiKey}" } },
  {
    page: "/settings/webhooks/new",
    fields: { url: "https://hooks.example/a", description: "", events: "run.finished" },
  },
  form("/settings/webhooks/{webhook}", "again", { delivery: "{delivery}" }),
  ...["test", "on", "off", "delete"].map((intent) => form("/settings/webhooks/{webhook}", intent)),
  { page: "/settings/support", fields: { subject: "support", message: "The search finds no foxes." } },
  form("/settings/support/{request}", "write", { seen: "0", message: "Not one." }),
  form("/settings/support/{request}", "close", { seen: "0" }),
  { page: "/submit", fields: { website: "https://foxes.example/more" } },
  form("/submit/{submission}", "save", { ...submission, stay: "1" }),
  form("/submit/{submission}", "send", submission),
  form("/submit/{submission}", "delete"),
  form("/tools/canva/claim", "start"),
  form("/tools/canva/claim", "give-up"),
  form("/tools/canva/edit", "withdraw"),
  ...["earlier", "later", "remove"].map((intent) => form("/tools/canva/pictures", intent)),
  { page: "/tools/canva/report", fields: { reason: "spam", text: "", review: "" } },
  { page: "/tools/canva/review", fields: { rating: "4", text: "It draws foxes as I describe them.", usedFor: "" } },
  form("/tools/canva/review", "delete"),
  { page: "/tools/canva/upvote", fields: { change: "add", stay: "1" } },
  { page: "/settings/teams", fields: { name: "Foxes" } },
  { page: "/switch-team", fields: { team: "{team}", to: "/workspace" } },
  ...ofTeam("/settings/teams/{team}"),
  form("/settings/teams/{team}/brand", "color", { color: "#aa3300" }),
  form("/settings/teams/{team}/brand", "remove-color"),
  form("/settings/teams/{team}/brand", "remove-logo"),
  form("/settings/teams/{team}/brand", "remove-picture"),
];
