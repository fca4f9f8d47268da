import type { StateOption } from '#contract/residence/residences.ts'
import { callApi } from '#web/plumbing/api-client.ts'

let loading: Promise<StateOption[] | null> | undefined

export function fetchStates(): Promise<StateOption[] | null> {
  loading ??= callApi('GET /api/states', {}).catch(() => {
    loading = undefined
    return null
  })
  return loading
}
