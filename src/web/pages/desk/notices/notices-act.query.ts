import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnNotices({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { act, device = '' } = values
  if (act === 'test' || act === 'remove') {
    const sent = { params: { id: device || 'none' } }
    if (act === 'test') await callApi('POST /api/notices/devices/:id/test', sent, { fetch })
    else await callApi('DELETE /api/notices/devices/:id', sent, { fetch })
    return redirectTo(`${path}?device=${act}#devices`)
  }
  await callApiByForm('POST /api/notices', values, { fetch })
  return redirectTo(`${path}?saved=1`)
}
