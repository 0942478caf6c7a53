/** Says the same whether or not the address was known before. */
export const thankYou = {
  title: "Thank you, you are on the list",
  text: "Your code is on its way by mail. If it does not come within a few minutes, look in the folder for spam. You enter it when you choose a plan. We write again when our tools open.",
};
