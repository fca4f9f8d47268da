import { ruleFields } from '#domain/certification/application/answering/answering.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { addListed } from '#domain/certification/standard/listing-notes.ts'
import { settle } from '#web/parts/desk/disputed/settle.ts'
import { sendWhole } from '#web/parts/desk/files/send-whole.query.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { buildRuleTitleAddress } from './rules-way.ts'

const isCode = (next: string) => /^[0-9A-Z][0-9A-Za-z.]{1,11}$/.test(next)

type Values = Readonly<Record<string, string>>

/** Pressed in a browser without script: it goes into the note, and the page stays at the rule. */
function takeListed({ listed, listedYes, ...said }: Values): Values {
  const taken = listedYes ?? listed
  if (taken === undefined) return said
  const note = addListed(said.note ?? '', taken)
  return { ...said, note, next: said.code ?? '', ...(listedYes !== undefined && { answer: 'yes' }) }
}

export const evidenceTaken = { field: 'file', limit: fileLimits.bytes, advice: 'Make it smaller first.' }

export async function actOnApplication(
  { params, fetch, path, query }: Visit,
  { values, files }: Form,
): Promise<Response> {
  const { next = '', ...said } = values.act === 'answer' ? takeListed(settle(ruleFields, values).values) : values
  const fields = said.act === 'add-evidence' ? { ...said, fileId: (await sendWhole(files, fetch)).id } : said
  await callApiByForm('POST /api/applications/:id/acts', fields, { params, fetch })
  const asked = fields.act === 'reply' ? `#question-${fields.questionId ?? ''}` : ''
  const place = fields.act?.endsWith('-evidence') ? '#files' : asked
  if (fields.act !== 'answer') return redirectTo((query.size > 0 ? `${path}?${query}` : path) + place)
  return redirectTo(isCode(next) ? buildRuleTitleAddress(params.id ?? '', next) : path)
}
