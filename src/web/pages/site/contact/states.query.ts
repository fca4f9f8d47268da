import type { StateOption } from '#contract/residence/residences.ts'
import { callApi } from '#web/plumbing/api-client.ts'

let asked: Promise<StateOption[] | null> | undefined

/** Asked once per visit; null when that failed. */
export function fetchStates(): Promise<StateOption[] | null> {
  asked ??= callApi('GET /api/states', {}).catch(() => {
    asked = undefined
    return null
  })
  return asked
}
