import {
  type DeskResidencesAsked,
  houseChips,
  newResidenceInput,
  residenceStatusesInput,
  residenceStatusInput,
  saveResidenceInput,
} from '#contract/residence-desk.ts'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type AtDesk, type Http, type HttpContext, newHttp, readJson, requireAtDesk } from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import type { Editing } from './editing/editing.service.ts'

/** A residence as the public would read it: see `Homes.preview`. */
export type Preview = (desk: AtDesk, id: string) => Promise<ResidenceDetail | 'unplaced' | null>

/** The residences of an organisation for their own people, as calls. The pages' own forms are in residence-forms.routes. */
export function residencesDeskRoutes(editing: Editing, preview: Preview): Http {
  const http = newHttp()
  http.get('/api/desk/residences', async (c) => answer(c, await editing.list(await editorOf(c), askedOf(c))))
  http.post('/api/desk/residences', async (c) => {
    const editor = await editorOf(c)
    return answer(c, await editing.add(editor, await readJson(c, newResidenceInput)))
  })
  http.post('/api/desk/residences/status', async (c) => {
    const editor = await editorOf(c)
    const done = await editing.setStatuses(editor, await readJson(c, residenceStatusesInput))
    noteAct(c, 'bulk_act', done.changed.length)
    return answer(c, done)
  })
  http.get('/api/desk/residences/:id', async (c) => answer(c, await editing.read(await editorOf(c), idOf(c))))
  http.get('/api/desk/residences/:id/preview', async (c) => {
    const home = await preview(await editorOf(c), idOf(c))
    if (home === null) throw notThere()
    if (home === 'unplaced') throw new AppError('conflict', 'Choose its state first: visitors find houses by state.')
    return answer(c, home)
  })
  http.post('/api/desk/residences/:id', async (c) => {
    const editor = await editorOf(c)
    return answer(c, await editing.save(editor, idOf(c), await readJson(c, saveResidenceInput)))
  })
  http.post('/api/desk/residences/:id/status', async (c) => {
    const editor = await editorOf(c)
    const { status } = await readJson(c, residenceStatusInput)
    const { is } = await editing.setStatus(editor, idOf(c), status)
    return answer(c, { status: is })
  })
  return http
}

export function editorOf(c: HttpContext): Promise<AtDesk> {
  return requireAtDesk(c, 'residences', 'residence')
}

export function idOf(c: HttpContext): string {
  return houseId(c.req.param('id'))
}

const longestFind = 100

/** What of the list is asked for. What is not understood is not asked for. */
function askedOf(c: HttpContext): DeskResidencesAsked {
  const { status, q = '', page = '' } = c.req.query()
  return {
    chip: houseChips.find((one) => one === status) ?? 'all',
    // The database holds no such character.
    words: q.replaceAll('\u0000', '').trim().slice(0, longestFind),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const missing = 'There is no such residence in your list.'

/** The id of a residence; anything else is one that is not there. */
export function houseId(id: string | undefined): string {
  return knownId(id, missing)
}

function notThere(): AppError {
  return new AppError('not_found', missing)
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
