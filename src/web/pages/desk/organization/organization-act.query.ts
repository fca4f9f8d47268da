import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnOrganization({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { name = '', phone = '', website = '', timeZone = '' } = values
  await callApi(
    'POST /api/desk/organization',
    { body: { name, phone, website, timeZone: timeZone === 'state' ? '' : timeZone } },
    { fetch },
  )
  return redirectTo(`${path}?saved`)
}
