import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: process.env.EASEL_BUILD_DIRECTORY ?? "build",
  serverBuildFile: "server.js",
  // The whole route table comes with the first page: it is small, and a visitor's page is then cached with all that it needs.
  routeDiscovery: { mode: "initial" },
  // Whose forms are taken is decided before any route sees them (platform/http/require-same-origin.ts), by the public address. React
  // Router would compare with the address of the socket, and refuse every form behind a proxy that ends TLS.
  allowedActionOrigins: ["**"],
} satisfies Config;
