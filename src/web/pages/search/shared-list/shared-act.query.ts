import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** Replaces the secret in the address once the person who shared the list has ended it. */
export const endedLink = 'ended'

/** Every page with homes to keep posts its form here, to the address of a new list. */
export async function actOnShared({ params, path, language, fetch }: Visit, { values }: Form): Promise<Response> {
  if (params.secret !== 'new') throw new Refusal('not_found', 'There is no list at this link. It may have ended.')
  const body = { homes: values.homes ?? '', days: Number(values.days ?? ''), language }
  const { mine } = await callApi('POST /api/shared-lists', { body }, { fetch })
  return redirectTo(path.replace(/new$/, `mine/${mine}`))
}

/** Needs the secret of the person who shared the list, not the one passed on. */
export async function actOnMine({ params, path, fetch }: Visit, { values: { act } }: Form): Promise<Response> {
  if (act !== 'end') throw new Refusal('bad_request', 'This form can only end a link.')
  await callApi('DELETE /api/shared-lists/mine/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
  return redirectTo(path.replace(/mine\/[^/]+$/, endedLink))
}
