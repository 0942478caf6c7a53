/** Opens the early-access dialog on the home page; without scripts it goes to the banner there. */
export const earlyAccessPath = "/?early-access=1#early-access";
