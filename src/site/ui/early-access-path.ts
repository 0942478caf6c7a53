/** Opens the early-access dialog on the home page; without scripts it leads to the form there. */
export const earlyAccessPath = "/?early-access=1#early-access";
