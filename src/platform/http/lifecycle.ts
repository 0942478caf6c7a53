/** Where this process is on its way from start to stop. */
export interface Lifecycle {
  /** True from the moment the process was asked to stop: load balancers must send no more. */
  isStopping: boolean;
}
