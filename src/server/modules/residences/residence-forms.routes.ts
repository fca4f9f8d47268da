import {
  newResidenceInput,
  residenceStatusesInput,
  residenceStatusInput,
  type SaveResidence,
  saveActs,
} from '#contract/residence-desk.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm } from '#server/plumbing/http.ts'
import type { Editing } from './editing/editing.service.ts'
import { editorOf, houseId, idOf } from './residences-desk.routes.ts'

const list = '/workspace/residences'

/**
 * The pages of residences without a script: their forms post to the page's own address. Done is a 303 to the page, with
 * what was done; otherwise the page comes again with all that was typed.
 */
export function residenceFormRoutes(editing: Editing, renderPage: FormPage): Http {
  const http = newHttp()
  http.post(list, async (c) => {
    const editor = await editorOf(c)
    const { id = '', status, ids } = await readForm(c)
    if (ids !== undefined) {
      const asked = parse(residenceStatusesInput, { ids: ids.split(','), status })
      // What was done comes with the ids to take back, which are too many for an address.
      const { changed, waiting, alike } = await editing.setStatuses(editor, asked)
      noteAct(c, 'bulk_act', changed.length)
      const lists = { changed: changed.join(','), waiting: waiting.join(','), alike: alike.join(',') }
      const values = { ...lists, status: asked.status }
      return renderPage(c, list, { values, fields: {}, message: '', status: 200 })
    }
    return changeStatus(c, editing.setStatus(editor, houseId(id), statusOf(status)), {
      done: ({ is }) => `${list}?done=${is}`,
      unready: `${list}/${id}?done=unready`,
    })
  })
  http.post(`${list}/new`, async (c) => {
    const editor = await editorOf(c)
    const { id = '', name = '', zip = '', city = '', state = '' } = await readForm(c)
    const values = { id, name, zip, city, state }
    try {
      const added = await editing.add(editor, parse(newResidenceInput, values))
      return c.redirect(`${list}/${added.id}?done=added`, 303)
    } catch (error) {
      return again(c, renderPage, `${list}/new`, { values, error })
    }
  })
  http.post(`${list}/:id`, async (c) => {
    const editor = await editorOf(c)
    const [id, form] = [idOf(c), await readForm(c)]
    const path = `${list}/${id}`
    const act = saveActs.find((one) => one === form.act)
    if (!act) {
      const status = statusOf(form.act)
      const done = ({ was, is }: Status) => {
        if (is === 'archived') return `${list}?done=archived&house=${id}`
        return `${path}?done=${is === 'draft' && was === 'archived' ? 'restored' : is}`
      }
      return changeStatus(c, editing.setStatus(editor, id, status), { done, unready: `${path}?done=unready` })
    }
    try {
      const saved = await editing.save(editor, id, { ...savedForm(form), act })
      if (saved.outcome === 'saved') {
        const done = saved.missing.length > 0 ? 'unready' : doneBy(act, saved)
        const said = new URLSearchParams({ done, joined: saved.joined.join(',') })
        // Somebody put it away, or published it, while this form was open.
        if (act !== 'publish' && form.seen && form.seen !== saved.status) said.set('became', saved.status)
        if (saved.beds.length > 0) said.set('beds', saved.beds.map(({ audience }) => audience).join(','))
        return c.redirect(`${path}?${said}`, 303)
      }
      const { version, base, asked } = saved
      const values = { ...saved.values, version: String(version), base: JSON.stringify(base), asked: asked.join(',') }
      const message = 'Somebody else changed this meanwhile. Choose what to keep.'
      return again(c, renderPage, path, { values, error: new AppError('conflict', message) })
    } catch (error) {
      return again(c, renderPage, path, { values: form, error })
    }
  })
  return http
}

/** What the form of a residence carries besides its fields. */
function savedForm(form: Record<string, string>): Omit<SaveResidence, 'act'> {
  const version = Number(form.version)
  const asked = (form.asked ?? '').split(',').filter((name) => name !== '')
  const keep = asked.flatMap((name) => {
    const side = form[`keep_${name}`]
    return side === 'mine' || side === 'theirs' ? [[name, side] as const] : []
  })
  return {
    version: Number.isSafeInteger(version) ? version : 0,
    base: readBase(form.base ?? ''),
    values: form,
    asked,
    keep: Object.fromEntries(keep),
    insists: (form.insists ?? '').trim(),
    newAddress: form.new_address === 'yes',
  }
}

/** What the fields held when the form was opened; null where that did not come back whole. */
function readBase(text: string): Record<string, string> | null {
  try {
    const base: unknown = JSON.parse(text)
    if (typeof base !== 'object' || base === null) return null
    const entries = Object.entries(base).map(([name, value]) => [name, String(value)])
    return Object.fromEntries(entries)
  } catch {
    return null
  }
}

/** What a save came to: what was asked to be public may wait for a check, or look like a listing of somebody else. */
function doneBy(act: SaveResidence['act'], { status, looksLike }: { status: string; looksLike: readonly object[] }) {
  if (status === 'waiting' && act !== 'checked') return 'waiting'
  return act === 'publish' && status === 'draft' && looksLike.length > 0 ? 'alike' : act
}

function statusOf(status: string | undefined) {
  return parse(residenceStatusInput, { status }).status
}

/** What a house was before, and what it is. */
type Status = Awaited<ReturnType<Editing['setStatus']>>

type StatusWays = { done: (changed: Status) => string; unready: string }

/** A residence that cannot be published yet says so on its own page. */
async function changeStatus(c: HttpContext, work: Promise<Status>, to: StatusWays) {
  try {
    return c.redirect(to.done(await work), 303)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
    return c.redirect(to.unready, 303)
  }
}

async function again(
  c: HttpContext,
  renderPage: FormPage,
  path: string,
  { values, error }: { values: Record<string, string>; error: unknown },
): Promise<Response> {
  // There is no page to show it on.
  if (error instanceof AppError && error.code === 'not_found') throw error
  return pageAgain(c, renderPage, { path, values, error })
}
