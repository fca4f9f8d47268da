import { claimCalls } from '#contract/calls/claims.ts'

/** Every call of our API: the server serves by this table, and pages and islands ask by its type. */
export const calls = {
  ...claimCalls,
}

export type CallTable = typeof calls
export type CallName = keyof CallTable
