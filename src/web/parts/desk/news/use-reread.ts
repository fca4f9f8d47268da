import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'

/** Not when nobody answered, and not when signed out: that would leave the page and lose what was typed. */
export function useReread(): (outcome: { kind: 'done' } | Failure) => Promise<void> {
  const { reread } = useDeskPageState()
  return async (outcome) => {
    if (outcome.kind === 'done' || outcome.status === 404 || outcome.status === 409) await reread()
  }
}
