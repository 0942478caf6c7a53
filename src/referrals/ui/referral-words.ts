/** Why one may not count. More would tell what is between a friend and us. */
export const exceptions =
  "One mailbox counts once, and your own does not. A generation that is refunded takes its credits along.";
