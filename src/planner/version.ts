/** Changes whenever the same request may give another plan. */
export const PLANNER_VERSION = '44'
