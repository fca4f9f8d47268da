import { Refusal } from '#web/plumbing/api/refusal.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { doAct, isAct } from './claims.query.ts'
import { addPapers } from './papers/papers-act.query.ts'

export async function actOnClaims({ fetch }: Visit, { values, files }: Form): Promise<Response> {
  const { act = '', id: claim = '' } = values
  if (act === 'papers') {
    await addPapers(claim, files, fetch)
    return redirectTo(`/workspace/claims#claim-${claim}`)
  }
  if (!isAct(act)) throw new Refusal('bad_request', 'This form does nothing here.')
  const { id, isDecided } = await doAct(values, { fetch })
  const done = isDecided ? '?done=handed-over' : ''
  return redirectTo(`/workspace/claims${done}#${act.startsWith('check-') ? 'check' : 'claim'}-${id}`)
}
