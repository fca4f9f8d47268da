import { ask } from '#web/plumbing/api-client.ts'
import { Refusal } from '#web/plumbing/asking/refusal.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** Stands in an address in place of the secret of a list that whoever shared it has just ended. */
export const endedLink = 'ended'

/** Makes a link to a list of homes: its form, on every page with homes to keep, posts to the address of a list that is new. */
export async function actOnShared({ params, path, language, fetch }: Visit, { values }: Form): Promise<Response> {
  if (params.secret !== 'new') throw new Refusal('not_found', 'There is no list at this link. It may have ended.')
  const body = { homes: values.homes ?? '', days: Number(values.days ?? ''), language }
  const { mine } = await ask('POST /api/shared-lists', { body }, { fetch })
  return redirectTo(path.replace(/new$/, `mine/${mine}`))
}

/** Ends the link of a list, by the secret of whoever made it. */
export async function actOnMine({ params, path, fetch }: Visit, { values: { act } }: Form): Promise<Response> {
  if (act !== 'end') throw new Refusal('bad_request', 'This form can only end a link.')
  await ask('DELETE /api/shared-lists/mine/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
  return redirectTo(path.replace(/mine\/[^/]+$/, endedLink))
}
