/**
 * The directions of docs/architecture: what a slice may import besides `platform` and `ui`.
 * A slice that is not listed here may import nothing but those two.
 */
const allowed = {
  directory: [],
  site: ["directory"],
};

const slices = Object.keys(allowed);
const outsideOf = (names) => `^src/(?!(?:${names.join("|")})/)[^/]+/`;

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "platform-knows-no-business",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: outsideOf(["platform"]) },
    },
    { name: "ui-knows-no-slice", severity: "error", from: { path: "^src/ui/" }, to: { path: outsideOf(["ui"]) } },
    ...slices.map((slice) => ({
      name: `directions-of-${slice}`,
      severity: "error",
      from: { path: `^src/${slice}/` },
      to: { path: outsideOf(["platform", "ui", slice, ...allowed[slice]]) },
    })),
    ...slices.map((slice) => ({
      name: `door-of-${slice}`,
      comment:
        "Other slices come in by index.ts, or by rules.ts and ui/index.ts where the browser does; schema.ts is for foreign keys.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: `^src/${slice}/` },
      to: {
        path: `^src/${slice}/`,
        pathNot: `^src/${slice}/(index\\.ts|rules\\.ts|ui/index\\.tsx?|routes\\.ts|schema\\.ts)$`,
      },
    })),
    {
      name: "schema-only-for-foreign-keys",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: "schema\\.ts$" },
      to: { path: "^src/[^/]+/schema\\.ts$", pathNot: "^src/$1/" },
    },
    {
      name: "inside-a-slice-ui-sees-only-rules",
      severity: "error",
      from: { path: "^src/([^/]+)/ui/" },
      to: { path: "^src/$1/", pathNot: "^src/$1/(ui/|rules\\.ts$|catalogue\\.ts$)" },
    },
    {
      name: "use-cases-know-no-pages",
      severity: "error",
      from: { path: "^src/[^/]+/[^/]+\\.ts$", pathNot: "(routes|http|jobs)\\.ts$" },
      to: { path: "^src/[^/]+/(pages|ui)/" },
    },
    {
      name: "composition-roots-are-imported-by-nobody",
      severity: "error",
      from: { pathNot: "^src/(server|app|jobs)\\.ts$|^scripts/|^test/" },
      to: { path: "^src/(server|app|jobs)\\.ts$" },
    },
    {
      name: "no-orphan-packages",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|^#|\\+types" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
