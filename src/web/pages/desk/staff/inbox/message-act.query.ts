import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const takers: Readonly<Record<string, string>> = { take: 'me', give_back: 'nobody' }

export async function actOnMessage({ params, path, fetch }: Visit, { values: { act = '' } }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '' } }
  if (act === 'answered' || act === 'open_again') {
    await callApi('POST /api/staff/inbox/:id/answered', { ...of, body: { answered: act === 'answered' } }, { fetch })
  } else {
    await callApi('POST /api/staff/inbox/:id/assign', { ...of, body: { to: takers[act] ?? act } }, { fetch })
  }
  return redirectTo(path)
}
