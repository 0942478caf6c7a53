import { data, type RouterContextProvider } from "react-router";
import { AppError } from "#platform/errors.ts";
import { requestContext } from "#platform/services.ts";

const failureMessage = "Your subscription could not be changed. Please try again in a moment.";

/** Runs an action upon a subscription, which leads on when it is done; what it is refused with stands on the page. */
export async function answerAction(context: Readonly<RouterContextProvider>, act: () => Promise<never>) {
  try {
    return await act();
  } catch (error) {
    // Where to go from here.
    if (error instanceof Response) throw error;
    if (error instanceof AppError) {
      return data({ problem: error.userMessage }, { status: error.status, headers: error.headers });
    }
    context.get(requestContext).log.error({ err: error }, "subscription could not be changed");
    return data({ problem: failureMessage }, { status: 500 });
  }
}
