import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnJoin(visit: Visit, { values }: Form): Promise<Response> {
  const { params, path, fetch } = visit
  const to = { params: { secret: params.secret ?? '' } }
  switch (values.do) {
    case 'switch':
      await callApi('POST /api/join/:secret/sign-out', to, { fetch })
      return redirectTo(path)
    case 'sign-up':
      await callApiByForm('POST /api/join/:secret/account', values, { ...to, fetch })
      return redirectTo('/workspace/team?done=joined')
    case 'join':
      return joinTeam(visit)
    default:
      throw new Refusal('bad_request', 'This form does nothing here.')
  }
}

async function joinTeam({ params, path, fetch }: Visit): Promise<Response> {
  try {
    await callApi('POST /api/join/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
    return redirectTo('/workspace/team?done=joined')
  } catch (error) {
    if (findRefusalCode(error) !== 'signed_out') throw error
    return redirectTo(`/sign-in?${new URLSearchParams({ returnTo: path })}`)
  }
}
