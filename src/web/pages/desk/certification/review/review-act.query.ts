import { checkFields, waiverFields } from '#domain/certification/application/answering/checked-at-once.ts'
import { settle } from '#web/parts/desk/disputed/settle.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** Days and times of a form are those of whoever sends it; without script they are taken as UTC, and said so. */
export async function actOnReview({ path, params, fetch }: Visit, { values }: Form): Promise<Response> {
  const fields = values.act === 'check' ? checkFields : values.act === 'waive' ? waiverFields : []
  const said = settle<string>(fields, values).values
  await callApiByForm('POST /api/applications/:id/acts', said, { params: { id: params.id ?? '' }, fetch })
  const { act = '', code } = values
  return redirectTo(code ? `${path}?${new URLSearchParams({ rule: code, done: act })}#rule-${code}` : `${path}#next`)
}
