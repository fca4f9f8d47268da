import { maxAskedTogether } from '#contract/inquiries/inquiry-fields.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { buildPrivatePagePath } from '#web/pages/residence/listing/ask/ask-act.query.ts'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

function readChosen(fields: Readonly<Record<string, string>>): string[] {
  const offered = (fields.homes ?? '').split(',').filter(Boolean)
  if (offered.length <= maxAskedTogether) return offered
  return offered.filter((slug) => fields[`to_${slug}`] !== undefined)
}

export function readOffered({ query, refused }: Pick<Visit, 'query' | 'refused'>): URLSearchParams {
  if (refused === null) return query
  const { homes: residences = '' } = refused.values
  const isChoice = residences.split(',').filter(Boolean).length > maxAskedTogether
  return new URLSearchParams({ homes: residences, ...(isChoice && { chosen: readChosen(refused.values).join() }) })
}

export async function actOnResidences({ language, fetch }: Visit, { values }: Form): Promise<Response> {
  const body = { slugs: readChosen(values), language, fields: { ...values, kind: 'bed' } }
  const sent = await callApi('POST /api/inquiries/together', { body }, { fetch })
  return redirectTo(buildPrivatePagePath(`${buildSeekerPath('search', language)}/asked/together`, sent))
}

export async function actOnAnswers({ params, path, language, fetch }: Visit, { values }: Form): Promise<Response> {
  const { act, home: residence = '' } = values
  const at = { params: { secret: params.secret ?? '' } }
  if (act === 'delete') {
    await callApi('DELETE /api/inquiries/together/:secret', at, { fetch })
    return redirectTo(`${buildSeekerPath('search', language)}/asked/deleted`)
  }
  if (act !== 'take') throw new Refusal('bad_request', 'This form asks for nothing we know.')
  try {
    await callApi('POST /api/inquiries/together/:secret/taken', { ...at, body: { home: residence } }, { fetch })
  } catch (error) {
    // Whoever chose another home before reads that on the page.
    if (findRefusalCode(error) !== 'conflict') throw error
  }
  return redirectTo(path)
}
