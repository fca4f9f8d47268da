import type { ClaimsWords } from '#content/claims/claims.ts'
import { addEachFile } from '#web/parts/desk/add-each-file.query.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { doAct, isAct } from './claims.query.ts'

type RefusedWords = ClaimsWords['papers']['refused']

export function actOnClaims(refusedWords: RefusedWords) {
  return async ({ fetch }: Visit, { values, files }: Form): Promise<Response> => {
    const { act = '', id: claim = '' } = values
    if (act === 'papers') {
      await addPapers(claim, files, refusedWords, fetch)
      return redirectTo(`/workspace/claims#claim-${claim}`)
    }
    if (!isAct(act)) throw new Refusal('bad_request', 'This form does nothing here.')
    const { id, isDecided } = await doAct(values, { fetch })
    const done = isDecided ? '?done=handed-over' : ''
    return redirectTo(`/workspace/claims${done}#${act.startsWith('check-') ? 'check' : 'claim'}-${id}`)
  }
}

function addPapers(id: string, files: Form['files'], refusedWords: RefusedWords, inside: typeof fetch): Promise<void> {
  return addEachFile(files, {
    add(file) {
      const body = new FormData()
      if (file) body.append('paper', file)
      return callApi('POST /api/claims/:id/papers', { params: { id }, body }, { fetch: inside })
    },
    refusedWords,
    fields: (lines) => ({ paper: lines.join(' ') }),
  })
}
