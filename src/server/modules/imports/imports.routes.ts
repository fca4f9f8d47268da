import { importFileLimit } from '#contract/imports/import-limits.ts'
import type { CommitLine } from '#contract/imports/imports.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readUpload } from '#server/plumbing/calls/upload.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk, requireRecentProof } from '#server/plumbing/http.ts'
import type { CommitsService } from './commit/commits.service.ts'
import type { Exports } from './export/exports.service.ts'
import type { ImportContext } from './import-context.rules.ts'
import type { Imports } from './imports.service.ts'

type Services = { imports: Imports; commits: CommitsService; exports: Exports }

export function createImportsRoutes({ imports, commits, exports }: Services): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/imports', requireAtImport, ({ who }) => imports.list(who))
  serveCall(http, 'POST /api/imports', requireAtImport, async ({ c, who }) => {
    const id = await imports.read(who, await readUpload(c, 'sheet', importFileLimit))
    c.status(201)
    return { id }
  })
  serveCall(http, 'GET /api/imports/:id', requireAtImport, ({ who, params, query }) =>
    imports.view(who, params.id, query.shown),
  )
  serveCall(http, 'POST /api/imports/:id/choices', requireAtImport, async ({ who, params: { id }, query, body }) => {
    await imports.choose(who, id, body)
    return imports.view(who, id, query.shown)
  })
  serveCall(http, 'POST /api/imports/:id/commit', requireAtImport, async ({ c, who, params: { id }, body }) => {
    await requireProofOfAffiliate(c)
    // Once the answer has begun it can only say how it ends.
    await imports.mustBeThere(who, id)
    return streamTold(c, async (tell) => {
      const { residences } = await commits.commit(who, id, body, tell)
      noteAction(c, 'bulk_act', residences)
      return id
    })
  })
  serveCall(http, 'DELETE /api/imports/:id', requireAtImport, async ({ who, params }) => {
    await imports.remove(who, params.id)
    return null
  })
  serveCall(http, 'POST /api/imports/:id/undo', requireAtImport, async ({ c, who, params }) => {
    const { kept, putBack } = await commits.undo(who, params.id)
    noteAction(c, 'bulk_act', putBack)
    return { kept }
  })
  serveCall(http, 'GET /api/imports/:id/left-out.csv', requireAtImport, async ({ c, who, params }) => {
    const { name, text } = await imports.rejected(who, params.id)
    return download(c, name, 'text/csv; charset=utf-8; header=present', text)
  })
  serveCall(http, 'GET /api/export.zip', requireAtImport, async ({ c, who }) => {
    await requireRecentProof(c)
    const { name, bytes } = await exports.everything(who)
    noteAction(c, 'exported')
    return download(c, name, 'application/zip', toReadable(bytes))
  })
  return http
}

async function requireAtImport(c: HttpContext): Promise<ImportContext> {
  const { person, organizationId, actor } = await requireAtDesk(c, 'import', 'import', ['operator', 'affiliate'])
  return { actor, organizationId, personId: person.id, personName: person.name }
}

/** What an affiliate imports is public at once, with its certificates. */
async function requireProofOfAffiliate(c: HttpContext): Promise<void> {
  const signedIn = await c.get('signedIn')()
  if (signedIn?.organization?.kind === 'affiliate') await requireRecentProof(c)
}

/** Lines of JSON. The work goes on even if the client disconnects. */
function streamTold(c: HttpContext, work: (tell: (line: CommitLine) => void) => Promise<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true
      const say = (line: CommitLine) => {
        if (!isOpen) return
        try {
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        } catch {
          isOpen = false
        }
      }
      void work(say)
        .then(
          (id) => say({ phase: 'done', id }),
          (error: unknown) => {
            const known = error instanceof AppError ? error : null
            if (!known) c.get('log').error('import failed', { error })
            const message = known?.message ?? 'Something went wrong on our side. Nothing was imported.'
            say({ phase: 'failed', code: known?.code ?? 'internal', message })
          },
        )
        .finally(() => {
          if (isOpen) controller.close()
          isOpen = false
        })
    },
  })
  c.header('Content-Type', 'application/x-ndjson; charset=utf-8')
  // A proxy that gathers the answer would show no progress.
  c.header('X-Accel-Buffering', 'no')
  return c.body(body)
}

function toReadable(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await bytes.return(undefined)
    },
  })
}

function download(c: HttpContext, name: string, type: string, body: string | ReadableStream<Uint8Array>): Response {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(body)
}
