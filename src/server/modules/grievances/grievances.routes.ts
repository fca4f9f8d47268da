import { filerFileFields, handlerFileFields } from '#contract/grievances/filing.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { requireKnownId } from '#server/plumbing/calls/known-id.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readFiles, readUploads } from '#server/plumbing/calls/upload.ts'
import { sendFile } from '#server/plumbing/files/send-file.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  parse,
  readForm,
  requireAtDesk,
  toActor,
} from '#server/plumbing/http.ts'
import type { HandlerContext } from './desk/handling.service.ts'
import { caseFileLimit } from './files/case-files.service.ts'
import { readGrievanceForm, readOnce } from './filing/grievance.form.ts'
import type { GrievanceDesk } from './grievance-desk.service.ts'
import type { OperatorContext } from './operator/concerns.service.ts'

const [smaller, noFile] = ['Make it smaller first.', 'This file is no longer there.']

export function createGrievancesRoutes({ counts, filing, following, handling, lists, concerns }: GrievanceDesk): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/v1/grievance-counts', () => counts.list())
  serveCall(http, 'POST /api/grievances', async ({ c, body: { language, fields } }) => {
    const said = readGrievanceForm(fields)
    const filed = await filing.file(said, { clientAddress: c.get('clientAddress'), language, once: readOnce(fields) })
    c.status(201)
    return filed
  })
  serveCall(http, 'POST /api/grievances/case', ({ c, body }) => following.follow(body.key, c.get('clientAddress')))
  serveCall(http, 'POST /api/grievances/case/acts', async ({ c, body }) => {
    await following.act(body, c.get('clientAddress'))
    return done
  })
  serveCall(http, 'POST /api/grievances/case/files', async ({ c }) => {
    const clientAddress = c.get('clientAddress')
    await following.admitFile(clientAddress)
    const { files, values } = await readFiles(c, 'file', caseFileLimit, smaller)
    const said = parse(filerFileFields, values)
    const [file] = files
    if (!file) throw new AppError('invalid_input', 'Choose a file first.', { fields: { file: 'missing' } })
    await following.addFile(said, file, clientAddress)
    c.status(201)
    return done
  })
  // The key goes in the body of a form, as everywhere.
  http.post('/case/file', async (c) => {
    const { key = '', file = '' } = await readForm(c)
    return sendFile(c, await following.openFile(key, requireKnownId(file, noFile), c.get('clientAddress')))
  })
  serveCall(http, 'GET /api/affiliate/grievances', requireHandler, ({ who }) => lists.list(who))
  serveCall(http, 'GET /api/affiliate/grievances/:id', requireHandler, ({ who, params }) =>
    handling.read(who, params.id),
  )
  serveCall(http, 'POST /api/affiliate/grievances/:id/acts', requireHandler, async ({ who, params, body }) => {
    await handling.act(who, params.id, body)
    return done
  })
  serveCall(http, 'POST /api/affiliate/grievances/:id/files', requireHandler, async ({ c, who, params }) => {
    const { files, values } = await readUploads(c, 'file', caseFileLimit, smaller)
    const said = parse(handlerFileFields, values)
    for (const file of files.slice(0, 1)) await handling.addFile(who, params.id, said, file)
    c.status(201)
    return done
  })
  http.get('/case-files/:id', async (c) => {
    const who = await requireHandler(c)
    return sendFile(c, await handling.openFile(who, requireKnownId(c.req.param('id'), noFile)), 'inline')
  })
  serveCall(http, 'POST /api/affiliate/grievance-clock', requireAffiliate, async ({ who, body }) => {
    await lists.saveClock(who, body)
    return done
  })
  serveCall(http, 'GET /api/concerns', requireOperator, ({ who }) => concerns.list(who))
  serveCall(http, 'POST /api/concerns/:id/answer', requireOperator, async ({ who, params, body }) => {
    await concerns.answer(who, params.id, body.words)
    return done
  })
  return http
}

async function requireHandler(c: HttpContext): Promise<HandlerContext> {
  const { signedIn, person, organization } = await requireAtDesk(c, 'claims', 'affiliate', ['affiliate', 'alliance'])
  const side = organization.kind === 'affiliate' ? 'affiliate' : 'alliance'
  return { actor: toActor(signedIn), side, organizationId: organization.id, person }
}

async function requireAffiliate(c: HttpContext): Promise<HandlerContext> {
  const who = await requireHandler(c)
  if (who.side === 'affiliate') return who
  throw new AppError('not_allowed', 'Each affiliate says for itself how many days it takes.')
}

async function requireOperator(c: HttpContext): Promise<OperatorContext> {
  const { person, organizationId, actor } = await requireAtDesk(c, 'residences', 'residence')
  return { actor, organizationId, name: person.name }
}
