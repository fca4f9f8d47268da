import { useAtPage } from '#web/parts/desk/page/at-page.ts'
import type { Failure } from '#web/plumbing/asking/failure.ts'

/**
 * Reads the page anew where it may be another one now: after something was done, and where somebody else was faster.
 * Nothing is learned where nobody answered, and signed out it would lead away from the page and what was typed on it.
 */
export function useReread(): (outcome: { kind: 'done' } | Failure) => Promise<void> {
  const { reread } = useAtPage()
  return async (outcome) => {
    if (outcome.kind === 'done' || outcome.status === 404 || outcome.status === 409) await reread()
  }
}
