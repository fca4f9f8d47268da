import { applicationsRefusedWords } from '#content/affiliates/affiliate-desk.ts'
import { visitWords } from '#content/certification/visit.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { sendWhole } from '#web/parts/desk/files/send-whole.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import VisitScreen from './visit-screen.island.tsx'

export default defineDeskPage({
  words: { title: visitWords.title, description: visitWords.description },
  title: ({ data }) =>
    data.kind === 'read' ? `${visitWords.title}: ${data.read.line.residence.name}` : visitWords.title,
  mayEnter: isOfficer,
  refusedWords: applicationsRefusedWords,
  read: ({ params, fetch }) => callApi('GET /api/applications/:id', { params: { id: params.id ?? '' } }, { fetch }),
  act: actOnVisit,
  takesFiles: { field: 'file', limit: fileLimits.bytes, advice: 'Make it smaller first.' },
  screen: VisitScreen,
})

async function actOnVisit(visit: Visit, { values, files }: Form): Promise<Response> {
  const { path, query, params, fetch } = visit
  const { next = '', ...fields } = values
  const say = (said: Readonly<Record<string, string>>) =>
    callApiByForm('POST /api/applications/:id/acts', said, { params: { id: params.id ?? '' }, fetch })
  if (fields.act === 'add-photo') {
    const { id: fileId } = await sendWhole(files, fetch)
    const made = { fileId, photoId: crypto.randomUUID(), madeAt: new Date().toISOString() }
    await say({ ...made, ...fields })
    return redirectTo(`${path}?${query}#photos`)
  }
  if (fields.act === 'remove-photo') {
    await say(fields).catch(ignoreMissing)
    return redirectTo(`${path}?${query}#photos`)
  }
  await say(fields)
  if (fields.act === 'hold-visit') return redirectTo(path.replace(/\/visit$/, ''))
  return redirectTo(isCode(next) ? `${path}?rule=${encodeURIComponent(next)}` : path)
}

const isCode = (next: string) => /^[0-9A-Z][0-9A-Za-z.]{1,11}$/.test(next)

function ignoreMissing(error: unknown): void {
  if (findRefusalCode(error) !== 'not_found') throw error
}
