/** Parts that stay beside every page that signed-in users work on, and the app that they can install. */

export { webAppRoutes } from "./web-app/web-app-routes.ts";
