/** Components of credits that other slices use. */
export { BalanceCard } from "./balance-card.tsx";
export { LowBalanceForm } from "./low-balance-form.tsx";
export { MenuBalance } from "./menu-balance.tsx";
export { SpendingLimitForm } from "./spending-limit-form.tsx";
export { TransactionHistory } from "./transaction-history.tsx";
export { UsageCharts } from "./usage-charts.tsx";
export { UsagePeriods } from "./usage-periods.tsx";
export { UsageSection } from "./usage-section.tsx";
export { ServiceTable, UsageShares } from "./usage-table.tsx";
