import type { AskedAnswer } from '#contract/inquiries/asking.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnResidence({ params, language, fetch }: Visit, { values }: Form): Promise<Response> {
  const body = { slug: params.slug ?? '', language, fields: values }
  const sent = await callApi('POST /api/inquiries', { body }, { fetch })
  return redirectTo(buildPrivatePagePath(`${buildSeekerPath('search', language)}/asked`, sent))
}

export function buildPrivatePagePath(room: string, { secret, sending }: AskedAnswer): string {
  return `${room}/${secret}${sending === 'not_wanted' ? '' : `?link=${sending}`}`
}

export async function actOnAsked({ params, path, fetch }: Visit, { values: { act } }: Form): Promise<Response> {
  if (act !== 'delete') throw new Refusal('bad_request', 'This form can only delete.')
  await callApi('DELETE /api/inquiries/asked/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
  return redirectTo(path.replace(/[^/]+$/, 'deleted'))
}
