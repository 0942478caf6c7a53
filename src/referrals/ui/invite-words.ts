export const inviteFailure = "Your invite could not be sent. Please try again in a moment.";
