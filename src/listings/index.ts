/** A directory made with its users: submissions, claims, edits and pictures by makers, reports, upvotes, reviews, and what operators decide about them. */
export {
  approveClaim,
  listClaims,
  refuseClaim,
  revokeClaim,
} from "./claims/claims.ts";
export { countWaitingListings } from "./count-waiting.ts";
export { findDecidedTool } from "./find-decided-tool.ts";
export { findUsedTools } from "./find-used-tools.ts";
export { listingsRoutes } from "./http.ts";
export { listingsJobs } from "./jobs.ts";
export { listSent } from "./list-sent.ts";
export { listingsData } from "./listings-data.ts";
export { listPictureQueue, publishPicture, refusePicture, takeDownPicture } from "./pictures/decide-picture.ts";
export { listingUploads } from "./pictures/picture-routes.ts";
export { addPicture, listPictures } from "./pictures/pictures.ts";
export { storePicture } from "./pictures/store-picture.ts";
export { listProposals, publishProposal, refuseProposal } from "./proposals/proposals.ts";
export { hideReportedReview } from "./reports/hide-reported-review.ts";
export { endReport, listReports } from "./reports/reports.ts";
export { listReviewQueue, publishReview, refuseReview } from "./reviews/reviews.ts";
export { readCorrections } from "./submissions/correct-submission.ts";
export { askBack, publishSubmission, refuseSubmission } from "./submissions/decide-submission.ts";
export { findSameDomain } from "./submissions/find-same-domain.ts";
export { getSubmissionName, listSubmissions } from "./submissions/read-submissions.ts";
