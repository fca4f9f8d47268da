import type { ErrorCode } from '#contract/errors.ts'
import { paperLimits } from '#domain/claims/claim.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { refusedAs, toFailure } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form } from '#web/plumbing/page.ts'

export const papersTaken = {
  field: 'paper',
  limit: paperLimits.files * paperLimits.bytes,
  advice: 'Send fewer papers at once.',
}

// Errors that are not about one paper.
const aboutAll: readonly ErrorCode[] = ['not_found', 'signed_out', 'not_allowed', 'internal']

export async function addPapers(id: string, files: Form['files'], inside: typeof fetch): Promise<void> {
  const add = (file?: File) => {
    const body = new FormData()
    if (file) body.append('paper', file)
    return callApi('POST /api/claims/:id/papers', { params: { id }, body }, { fetch: inside })
  }
  // What is said of no file at all, the call says.
  if (files.length === 0) await add()
  const refused: { code: ErrorCode; line: string }[] = []
  for (const file of files) {
    try {
      await add(file)
    } catch (error) {
      const code = refusedAs(error)
      if (code === null || aboutAll.includes(code)) throw error
      refused.push({ code, line: `${file.name}: ${toFailure(error).message}` })
    }
  }
  const [first] = refused
  if (!first) return
  const message = claimsWords.papers.refused(files.length - refused.length, files.length)
  throw new Refusal(first.code, message, { fields: { paper: refused.map(({ line }) => line).join(' ') } })
}
