import { paperLimits } from '#domain/claims/claim.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { addEachFile } from '#web/parts/desk/add-each-file.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form } from '#web/plumbing/page.ts'

export const papersTaken = {
  field: 'paper',
  limit: paperLimits.files * paperLimits.bytes,
  advice: 'Send fewer papers at once.',
}

export function addPapers(id: string, files: Form['files'], inside: typeof fetch): Promise<void> {
  return addEachFile(files, {
    add(file) {
      const body = new FormData()
      if (file) body.append('paper', file)
      return callApi('POST /api/claims/:id/papers', { params: { id }, body }, { fetch: inside })
    },
    refusedWords: claimsWords.papers.refused,
    fields: (lines) => ({ paper: lines.join(' ') }),
  })
}
