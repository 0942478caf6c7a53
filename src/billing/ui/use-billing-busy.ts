import { useFetchers, useNavigation } from "react-router";
import { billingPath } from "../rules.ts";

/** Whether something about the subscription is under way: buttons wait for it. */
export function useBillingBusy(): boolean {
  const navigation = useNavigation();
  const isOurs = (action: string | undefined) => action?.startsWith(billingPath) ?? false;
  const isFetching = useFetchers().some(({ state, formAction }) => state !== "idle" && isOurs(formAction));
  return isFetching || (navigation.state !== "idle" && isOurs(navigation.formAction)) || isLeaving(navigation);
}

/** On the way to the payment page, nothing may be pressed again. */
function isLeaving({ location }: ReturnType<typeof useNavigation>): boolean {
  return location?.pathname.startsWith(`${billingPath}/checkout/`) ?? false;
}
