import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnAffiliates({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { id } = await callApiByForm('POST /api/staff/affiliates/changes', values, { fetch })
  const place = values.act === 'key' ? 'key' : 'affiliate'
  return redirectTo(`${path}?done=${values.act}&id=${id}#${place}-${id}`)
}
