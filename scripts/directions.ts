import type { IForbiddenRuleType } from "dependency-cruiser";

/**
 * The directions of docs/architecture.md: what a slice may import besides `platform` and `ui`.
 * A slice that is not listed here may import nothing but those two.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  credits: ["accounts"],
  "provider-keys": ["teams", "engines", "accounts"],
  models: ["teams", "provider-keys", "engines", "directory", "credits", "accounts"],
  runs: ["teams", "models", "provider-keys", "engines", "credits", "accounts"],
  work: ["teams", "models", "runs", "provider-keys", "engines", "directory", "credits", "accounts"],
  tools: ["teams", "work", "studio", "models", "runs", "provider-keys", "engines", "directory", "credits", "accounts"],
  workspace: ["teams", "tools", "work", "models", "runs", "billing", "directory", "credits", "accounts"],
  "api-keys": ["teams", "runs", "billing", "credits", "accounts"],
  "outgoing-webhooks": ["teams", "engines", "billing", "accounts"],
  v1: ["teams", "api-keys", "tools", "models", "runs", "provider-keys", "engines", "directory", "credits", "accounts"],
  billing: ["credits", "accounts"],
  referrals: ["runs", "credits", "accounts"],
  directory: ["accounts"],
  listings: ["work", "runs", "engines", "directory", "accounts"],
  teams: ["billing", "credits", "accounts"],
  support: ["billing", "accounts"],
  // The operator's pages, over every slice.
  admin: [
    "letters",
    "site",
    "support",
    "teams",
    "runs",
    "models",
    "engines",
    "directory",
    "listings",
    "billing",
    "referrals",
    "credits",
    "accounts",
  ],
  letters: ["site", "accounts"],
  site: [
    "support",
    "outgoing-webhooks",
    "v1",
    "tools",
    "models",
    "directory",
    "billing",
    "referrals",
    "credits",
    "accounts",
  ],
};

/** Packages know nothing of the product: `#name/…` is a file of `packages/name`. Only `text` is imported by others of them. */
export const packages = ["engines", "studio", "text"];

const slices = Object.entries(allowed).map(([slice, others]) => ({
  slice,
  others: others.filter((name) => !packages.includes(name)),
  usedPackages: packages.filter((name) => name === "text" || others.includes(name)),
}));
const foundations = ["platform", "ui"];
const outsideOf = (names: readonly string[]): string => `^src/(?!(?:${names.join("|")})/)[^/]+/`;
const packagesBut = (names: readonly string[]): string => `^packages/(?!(?:${names.join("|")})/)`;

/** Extensions are left open: what is cruised are skeletons of the sources (check-directions.ts). */
const publicApi = "(index|calls|rules|browser|registry|routes|schema|tool|ui/index)\\.\\w+$";

/** Rules of dependency-cruiser, whose reasons are in docs/architecture.md. */
export const directions: readonly IForbiddenRuleType[] = [
  { name: "no-cycles", from: {}, to: { circular: true } },
  {
    name: "packages-know-nothing-of-the-product",
    from: { path: "^packages/([^/]+)/", pathNot: "\\.test\\.\\w+$" },
    to: { path: `^(src|scripts)/|${packagesBut(["text", "$1"])}` },
  },
  {
    name: "platform-knows-no-business",
    from: { path: "^src/platform/" },
    to: { path: `${outsideOf(["platform"])}|${packagesBut(["text"])}` },
  },
  {
    name: "ui-knows-no-slice",
    comment: "What forms have in common is plain rules, which the server shares.",
    from: { path: "^src/ui/" },
    to: {
      path: `${outsideOf(["ui"])}|${packagesBut(["text"])}`,
      pathNot: "^src/platform/forms/(rules|fields)\\.\\w+$",
    },
  },
  ...slices.map(({ slice, others, usedPackages }) => ({
    name: `directions-of-${slice}`,
    // Foreign keys may lead to what is above: links to conversations are of `work`, the conversations are a tool's.
    from: { path: `^src/${slice}/`, pathNot: "/schema\\.\\w+$" },
    to: { path: `${outsideOf([...foundations, slice, ...others])}|${packagesBut(usedPackages)}` },
  })),
  {
    name: "directions-of-an-unlisted-slice",
    from: { path: `^src/(?!(?:app|${[...foundations, ...Object.keys(allowed)].join("|")})/)([^/]+)/` },
    to: { path: outsideOf([...foundations, "$1"]) },
  },
  {
    name: "public-api",
    comment:
      "Other slices come in by index.ts (runs also by calls.ts of the engines), or by rules.ts, browser.ts and ui/index.ts where the browser does; schema.ts is for foreign keys.",
    from: { path: "^src/(?!app/)([^/]+)/" },
    to: { path: `${outsideOf([...foundations, "$1"])}|${packagesBut(["text"])}`, pathNot: publicApi },
  },
  {
    name: "only-runs-call-engines",
    comment: "What calls a provider costs money, so nothing gets to it but by a run, which holds the price first.",
    from: { path: "^src/(?!runs/)|^packages/engines/index\\.\\w+$" },
    to: { path: "^packages/engines/(calls|embed/embed-by|text/stream-text-by)\\.\\w+$" },
  },
  {
    name: "schema-only-for-foreign-keys",
    from: { path: "^src/(?!app/)([^/]+)/", pathNot: "schema\\.\\w+$" },
    to: { path: "^src/[^/]+/schema\\.\\w+$", pathNot: "^src/$1/" },
  },
  {
    name: "inside-a-slice-ui-sees-only-rules",
    comment:
      "What a part of the slice shows is shown by it, too. Rules in files of their own are those that every page needs, or that only some do: importing rules.ts would load all of the slice's.",
    from: { path: "^src/([^/]+)/ui/" },
    to: {
      path: "^src/$1/",
      pathNot: [
        "^src/$1/ui/",
        "^src/$1/[^/]+/ui/",
        "^src/$1/(rules|favorite-rules|compare-rules|change-rules|fact-rules|member-offer-rules|rating-rules|engine-terms|found-entry-rules|search-rules|catalogue|redirect-paths|listing-rules|queue-rules|detail-rules|early-access-discount|quick-app-path|payload|showcase|made-kinds|team-form-rules)\\.\\w+$",
      ],
    },
  },
  {
    name: "use-cases-know-no-pages",
    from: { path: "^src/[^/]+/[^/]+\\.\\w+$", pathNot: "(index|routes|http|jobs)\\.\\w+$" },
    to: { path: "^src/[^/]+/(pages|ui)/" },
  },
  {
    name: "what-starts-everything-is-imported-by-nobody",
    comment: "src/app, and what React Router looks for directly in src, know all slices, so no slice may know them.",
    from: { path: "^src/(?!app/)[^/]+/" },
    to: { path: "^src/(app/|[^/]+\\.\\w+$)" },
  },
  {
    name: "the-product-knows-no-tests",
    from: { path: "^(src|packages|scripts)/", pathNot: "\\.test\\.\\w+$" },
    to: { path: "^(test|e2e|bench)/|\\.test\\.\\w+$" },
  },
];
