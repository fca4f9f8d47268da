import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'

/** Not without an answer and not when signed out: that would leave the page and lose the typed text. */
export function useReread(): (outcome: { kind: 'done' } | Failure) => Promise<void> {
  const { reread } = useDeskPageState()
  return async (outcome) => {
    if (outcome.kind === 'done' || outcome.status === 404 || outcome.status === 409) await reread()
  }
}
