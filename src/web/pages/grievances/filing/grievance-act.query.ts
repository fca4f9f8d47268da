import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form, Visit } from '#web/plumbing/page.ts'

export type ResidenceAsked =
  | { kind: 'home'; slug: string; name: string; place: string; state: string }
  | { kind: 'none' | 'lost' }

export async function findResidence({ query, fetch }: Visit): Promise<ResidenceAsked> {
  const slug = query.get('residence') ?? ''
  if (slug === '') return { kind: 'none' }
  try {
    const { name, city, state } = await callApi('GET /api/v1/residences/:slug', { params: { slug } }, { fetch })
    return { kind: 'home', slug, name, place: `${city}, ${state}`, state }
  } catch (error) {
    if (findRefusalCode(error) === null) throw error
    return { kind: 'lost' }
  }
}

/** The key is shown once and belongs into no address: the answer to the form says it. */
export async function actOnFiling({ language, fetch }: Visit, { values }: Form): Promise<Form['values']> {
  const { key, number, handler } = await callApi(
    'POST /api/grievances',
    { body: { language, fields: values } },
    { fetch },
  )
  return { key, number, handler }
}
