/** How long everything stays after its owner asked to be deleted, so that they may change their mind. */
export const graceDays = 14;
