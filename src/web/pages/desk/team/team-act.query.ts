import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnTeam({ fetch }: Visit, { values }: Form): Promise<Response> {
  const { done } = await callApiByForm('POST /api/desk/team/changes', values, { fetch })
  if (done === 'leave') return redirectTo('/account?done=left')
  const part = done === 'train' || done === 'untrain' ? '#training' : ''
  return redirectTo(`/workspace/team?done=${done}${part}`)
}
