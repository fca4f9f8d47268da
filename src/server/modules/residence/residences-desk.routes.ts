import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type DeskContext, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import type { EditingService } from './editing/editing.service.ts'

export type Preview = (desk: DeskContext, id: string) => Promise<ResidenceDetail | 'unplaced' | 'hidden' | null>

export function createResidencesDeskRoutes(editing: EditingService, preview: Preview): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/desk/residences', readEditor, ({ who, query: { status, q, page } }) =>
    editing.list(who, { chip: status, words: q, page: Number(page) }),
  )
  serveCall(http, 'POST /api/desk/residences', readEditor, ({ who, body }) => editing.add(who, body))
  serveCall(http, 'POST /api/desk/residences/status', readEditor, async ({ c, who, body }) => {
    const done = await editing.setStatuses(who, body)
    noteAction(c, 'bulk_act', done.changed.length)
    return done
  })
  serveCall(http, 'POST /api/desk/residences/bulk', readEditor, async ({ c, who, body }) => {
    const residences = await editing.changeInBulk(who, body)
    if (!body.dry) noteAction(c, 'bulk_act', residences.filter(({ outcome }) => outcome === 'changed').length)
    return { houses: residences }
  })
  serveCall(http, 'GET /api/desk/residences/:id', readEditor, ({ who, params }) => editing.read(who, params.id))
  serveCall(http, 'GET /api/desk/residences/:id/preview', readEditor, async ({ who, params }) => {
    const residence = await preview(who, params.id)
    if (residence === null) throw new AppError('not_found', missing)
    if (residence === 'hidden')
      throw new AppError('conflict', 'The alliance has hidden this house. There is a preview once it is shown again.')
    if (residence === 'unplaced')
      throw new AppError('conflict', 'Choose its state first: visitors find houses by state.')
    return residence
  })
  serveCall(http, 'POST /api/desk/residences/:id', readEditor, ({ who, params, body }) =>
    editing.save(who, params.id, body),
  )
  serveCall(http, 'POST /api/desk/residences/:id/status', readEditor, async ({ who, params, body }) => {
    const { was, is } = await editing.setStatus(who, params.id, body.status)
    return { was, status: is }
  })
  return http
}

function readEditor(c: HttpContext): Promise<DeskContext> {
  return requireAtDesk(c, 'residences', 'residence')
}

const missing = 'There is no such residence in your list.'
