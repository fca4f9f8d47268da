import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Visit } from '#web/plumbing/page.ts'
import type { CopiedFrom, OtherResidences } from './copied-answers.ts'

type Fetch = Visit['fetch']

// Where they do not fit on one page of the list, they are searched for.
export async function fetchOthers(fetch: Fetch, id: string, searched: string | null): Promise<OtherResidences> {
  const query = { q: searched ?? '', status: 'all', page: '1' }
  const { items, pages } = await callApi('GET /api/desk/residences', { query }, { fetch })
  const others = items.filter((residence) => residence.id !== id)
  return {
    items: others.map(({ id, name, city }) => ({ id, name, city })),
    searched: pages > 1 || searched !== null ? (searched ?? '') : null,
  }
}

export async function fetchCopied(fetch: Fetch, id: string): Promise<CopiedFrom> {
  try {
    const { values } = await callApi('GET /api/desk/residences/:id', { params: { id: id || 'none' } }, { fetch })
    return { name: values.name ?? '', values }
  } catch (error) {
    if (findRefusalCode(error) === null) throw error
    return { name: '', values: null }
  }
}
