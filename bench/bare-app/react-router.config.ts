export default {
  appDirectory: "app",
  buildDirectory: "../../build/bare-app",
  routeDiscovery: { mode: "initial" as const },
};
