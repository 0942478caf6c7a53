/** Why one may not count. More would tell what is between a friend and us. */
export const exceptions =
  "One mailbox counts once, and your own does not. Only a few friends with addresses at the same company or private domain count each month; contact us if your team is larger. A generation that is refunded takes its credits along.";
