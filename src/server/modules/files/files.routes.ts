import { requireKnownId } from '#server/plumbing/calls/known-id.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readBytesSent, readUpload } from '#server/plumbing/calls/upload.ts'
import { sendFile } from '#server/plumbing/files/send-file.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import { chunkLimit, type FileSender, type FilesService, wholeLimit } from './files.service.ts'

export function createFilesRoutes(files: FilesService): Http {
  const http = createHttp()
  serveCall(http, 'POST /api/files', requireSender, async ({ c, who, body }) => {
    c.status(201)
    return files.begin(who, body)
  })
  serveCall(http, 'POST /api/files/whole', requireSender, async ({ c, who }) => {
    const file = await readUpload(c, 'file', wholeLimit, 'Make it smaller first.')
    c.status(201)
    return files.takeWhole(who, file)
  })
  serveCall(http, 'PUT /api/files/:id/bytes', requireSender, ({ c, who, params, query }) =>
    files.take(who, { id: params.id, offset: query.offset }, () => readBytesSent(c, chunkLimit, 'Send it in chunks.')),
  )
  serveCall(http, 'GET /api/files/:id', requireSender, ({ who, params }) => files.look(who, params.id))
  serveCall(http, 'DELETE /api/files/:id', requireSender, async ({ who, params }) => {
    await files.remove(who, params.id)
    return null
  })
  http.get('/files/:id', async (c) => {
    const { actor } = await requireSender(c)
    const id = requireKnownId(c.req.param('id'), 'This file is no longer there.')
    return sendFile(c, await files.open(actor, id, files.ofOwnOrganization))
  })
  return http
}

async function requireSender(c: HttpContext): Promise<FileSender> {
  const { organizationId, actor } = await requireAtDesk(c, 'residences', 'residence', ['operator', 'affiliate'])
  return { organizationId, actor }
}
