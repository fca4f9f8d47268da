import { ask } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** To whom a message goes by what the form says. What it does not know, the call refuses. */
const takers: Readonly<Record<string, string>> = { take: 'me', give_back: 'nobody' }

/** Takes a message for oneself or gives it back, also somebody else's; says that it has its answer, or waits again. */
export async function actOnMessage({ params, path, fetch }: Visit, { values: { act = '' } }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '' } }
  if (act === 'answered' || act === 'open_again') {
    await ask('POST /api/staff/inbox/:id/answered', { ...of, body: { answered: act === 'answered' } }, { fetch })
  } else {
    await ask('POST /api/staff/inbox/:id/assign', { ...of, body: { to: takers[act] ?? act } }, { fetch })
  }
  return redirectTo(path)
}
