/** Where a subscription could not be changed for a reason that is not its own. */
export const changeFailed = "Your subscription could not be changed. Please try again in a moment.";
