import type { StateOption } from '#contract/residence/residences.ts'
import { ask } from '#web/plumbing/api-client.ts'

let asked: Promise<StateOption[] | null> | undefined

/** Asked once per visit; null when that failed. */
export function askForStates(): Promise<StateOption[] | null> {
  asked ??= ask('GET /api/states', {}).catch(() => {
    asked = undefined
    return null
  })
  return asked
}
