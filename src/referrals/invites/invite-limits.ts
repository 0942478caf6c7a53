/** How many invitations reach one address, from whomever, within `perAddressDays`. */
export const perAddressMax = 2;
export const perAddressDays = 7;

/** After this nothing is kept of an invitation, not even the hash of its address. */
export const keptDays = 30;
