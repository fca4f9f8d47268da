import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnGrievance({ path, params, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApiByForm('POST /api/affiliate/grievances/:id/acts', values, { params: { id: params.id ?? '' }, fetch })
  // Whoever stepped back does not see it any more.
  return redirectTo(values.act === 'step-back' ? '/affiliate/grievances' : `${path}#next`)
}
