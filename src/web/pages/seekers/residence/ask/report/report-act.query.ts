import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnReportForm({ params, path, language, fetch }: Visit, { values }: Form): Promise<Response> {
  const body = { slug: params.slug ?? '', language, fields: values }
  await callApi('POST /api/reports', { body }, { fetch })
  return redirectTo(`${path}?sent=1`)
}
