import { useRevalidator } from 'react-router'
import type { Failure } from '#web/plumbing/failure.ts'

/**
 * Reads the page anew where it may be another one now: after something was done, and where somebody else was faster.
 * Nothing is learned where nobody answered, and signed out it would lead away from the page and what was typed on it.
 */
export function useReread(): (outcome: { kind: 'done' } | Failure) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (outcome) => {
    if (outcome.kind === 'done' || outcome.status === 404 || outcome.status === 409) await revalidate()
  }
}
