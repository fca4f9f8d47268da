import type { FormTrouble } from '#web/ui/form/form-way.ts'

/** Failures that are no fault of the form: trying again may work. */
export type Unsent = 'offline' | 'unreached' | 'failed'

/** What came with the page was said there, also where it failed. */
export function findUnsent(trouble: FormTrouble | null, cameWith: FormTrouble | null): Unsent | null {
  if (trouble === null || trouble === cameWith) return null
  const { status, isOffline } = trouble
  if (status === null) return isOffline ? 'offline' : 'unreached'
  return status !== undefined && status >= 500 ? 'failed' : null
}
