import { handledCaseWords } from '#content/grievances/desk/case.ts'
import { handlingWords } from '#content/grievances/desk/handling.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import GrievanceScreen from './grievance-screen.island.tsx'

export default defineDeskPage({
  words: { title: handlingWords.title, description: handledCaseWords.description },
  mayEnter: isDecider,
  refusedWords: handlingWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/affiliate/grievances/:id', { params: { id } }, { fetch }),
  act: actOnGrievance,
  takesFiles: { field: 'file', limit: fileLimits.bytes, advice: 'Make it smaller first.' },
  screen: GrievanceScreen,
})

async function actOnGrievance({ path, params, fetch }: Visit, { values, files }: Form): Promise<Response> {
  const to = { params: { id: params.id ?? '' } }
  const [file] = files
  if (file) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...values, file })) body.append(name, value)
    await callApi('POST /api/affiliate/grievances/:id/files', { ...to, body }, { fetch })
  } else await callApiByForm('POST /api/affiliate/grievances/:id/acts', values, { ...to, fetch })
  // Whoever stepped back does not see it any more.
  return redirectTo(values.act === 'step-back' ? '/affiliate/grievances?done=step-back' : `${path}#next`)
}
