export const inviteFailure = "The invitation could not be sent. Please try again in a moment.";
