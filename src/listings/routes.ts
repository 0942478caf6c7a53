import { index, route } from "@react-router/dev/routes";

/** Below the facts of a tool, on its page. */
export const toolListing = index("./listings/pages/tool-listing.tsx");

export const listingsPages = [
  route("submit", "./listings/pages/submit.tsx"),
  route("submit/:submissionId", "./listings/pages/submission.tsx"),
  route("tools/:slug/claim", "./listings/pages/claim.tsx"),
  route("tools/:slug/edit", "./listings/pages/edit-listing.tsx"),
  route("tools/:slug/pictures", "./listings/pages/pictures.tsx"),
  route("tools/:slug/report", "./listings/pages/report.tsx"),
  route("tools/:slug/review", "./listings/pages/review.tsx"),
  route("tools/:slug/upvote", "./listings/pages/upvote.tsx"),
];
