import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'

/** Somebody else may have been faster: then the form is no longer on the page. */
export const mayBeLate = ({ status }: Failure) => status === 403 || status === 404 || status === 409

/** Not without an answer and not when signed out: that would leave the page and lose the typed text. */
export function useReread(): (outcome: { kind: 'done' } | Failure) => Promise<void> {
  const { reread } = useDeskPageState()
  return async (outcome) => {
    if (outcome.kind === 'done' || mayBeLate(outcome)) await reread()
  }
}
