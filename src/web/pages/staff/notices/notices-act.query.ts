import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnNotices({ path, fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  if (values.step === 'preview') {
    const { stateNames } = await callApiByForm('POST /api/staff/notices/preview', values, { fetch })
    return { ...values, namedEn: stateNames.en, namedEs: stateNames.es }
  }
  await callApiByForm('POST /api/staff/notices/changes', values, { fetch })
  return redirectTo(`${path}?done=${values.act}`)
}
