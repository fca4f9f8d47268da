import { saveActs } from '#contract/residence/residence-choices.ts'
import type { SaveResidence } from '#contract/residence/residence-desk.ts'
import { toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { wantedStatuses } from '#domain/residence/residence.ts'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { type Answer as AnswerOf, callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { actInBulk, isInBulk } from './bulk-act.query.ts'
import { chooseDoneName, chooseDoneNameBySave } from './edit-start.ts'
import { copyInto } from './form/copying/copied-answers.ts'
import { fetchCopied } from './form/copying/copying.query.ts'
import { actOnPhotos } from './photos/photos-act.query.ts'
import { isOfPhotos } from './photos/photos-form.ts'

const list = '/workspace/residences'

type Fields = Form['values']
type InsideFetch = Pick<Visit, 'fetch'>

export async function actOnResidences(visit: Visit, { values }: Form): Promise<Response | Fields> {
  if (isInBulk(values)) return actInBulk(visit, values)
  const { id = '', status = '', ids } = values
  if (ids === undefined) return changeStatus(visit, id || 'none', status, ({ status: is }) => `${list}?done=${is}`)
  const { fetch } = visit
  const body = { ids: ids.split(','), status }
  // What was done comes with the ids to take back, which are too many for an address.
  const { changed, waiting, alike } = await callApi('POST /api/desk/residences/status', { body }, { fetch })
  return { status, changed: changed.join(','), waiting: waiting.join(','), alike: alike.join(',') }
}

export async function actOnNewResidence({ fetch }: Visit, { values }: Form): Promise<Response> {
  const { id = '', name = '', zip = '', city = '', state = '' } = values
  const added = await callApi('POST /api/desk/residences', { body: { id, name, zip, city, state } }, { fetch })
  return redirectTo(`${list}/${added.id}?done=added`)
}

export async function actOnResidence(visit: Visit, form: Form): Promise<Response> {
  if (isOfPhotos(visit.query)) return actOnPhotos(visit, form)
  const { values } = form
  const { id = '' } = visit.params
  if (values.act === 'copy') return copyAnswersFrom(visit, values)
  const act = saveActs.find((one) => one === values.act)
  if (act) return save(visit, id, act, values)
  const buildDoneAddress = ({ was, status: is }: Change) =>
    is === 'archived' ? `${list}?done=archived&house=${id}` : `${list}/${id}?done=${chooseDoneName(is, was)}`
  return changeStatus(visit, id, values.act ?? '', buildDoneAddress)
}

/** Without script: the page comes again with what was typed, and with the answers of the other house where it was empty. */
async function copyAnswersFrom({ fetch }: InsideFetch, fields: Fields): Promise<never> {
  const { values, copied } = copyInto(toListingValues(fields), await fetchCopied(fetch, fields.copy ?? ''))
  const filled = copied.filled?.join(',') ?? 'gone'
  throw new Refusal('invalid_input', 'Not saved yet.', {
    values: { ...fields, ...values, copied: filled, copiedFrom: copied.name },
  })
}

async function save({ fetch }: InsideFetch, id: string, act: SaveResidence['act'], fields: Fields): Promise<Response> {
  const body = { ...readSavedForm(fields), act }
  const saved = await callApi('POST /api/desk/residences/:id', { params: { id }, body }, { fetch })
  if (saved.outcome === 'disputed') {
    const { version, base, asked } = saved
    const values = { ...saved.values, version: String(version), base: JSON.stringify(base), asked: asked.join(',') }
    throw new Refusal('conflict', 'Somebody else changed this meanwhile. Choose what to keep.', { values })
  }
  const { status, missing, joined, beds, looksLike } = saved
  const done = missing.length > 0 ? 'unready' : chooseDoneNameBySave(act, status, looksLike.length > 0)
  const doneQuery = new URLSearchParams({ done, joined: joined.join(',') })
  // Somebody put it away, or published it, while this form was open.
  if (act !== 'publish' && fields.seen && fields.seen !== status) doneQuery.set('became', status)
  if (beds.length > 0) doneQuery.set('beds', beds.map(({ audience }) => audience).join(','))
  return redirectTo(`${list}/${id}?${doneQuery}`)
}

function readSavedForm({ version, base, asked = '', insists = '', new_address, ...values }: Fields) {
  const names = asked.split(',').filter((name) => name !== '')
  const keep = names.flatMap((name) => {
    const side = values[`keep_${name}`]
    return side === 'mine' || side === 'theirs' ? [[name, side] as const] : []
  })
  return {
    values,
    asked: names,
    keep: Object.fromEntries(keep),
    insists: insists.trim(),
    version: Number.isSafeInteger(Number(version)) ? Number(version) : 0,
    base: readBase(base),
    newAddress: new_address === 'yes',
  }
}

/** The values when the form was opened; null where they did not come back whole. */
function readBase(text = ''): Record<string, string> | null {
  try {
    const base: unknown = JSON.parse(text)
    if (typeof base !== 'object' || base === null) return null
    return Object.fromEntries(Object.entries(base).map(([name, value]) => [name, String(value)]))
  } catch {
    return null
  }
}

type Change = AnswerOf<'POST /api/desk/residences/:id/status'>

/** Leads to the house's own page where it cannot be published yet, which says why. */
async function changeStatus(
  { fetch }: InsideFetch,
  id: string,
  status: string,
  leadsTo: (change: Change) => string,
): Promise<Response> {
  try {
    const sent = { params: { id }, body: { status } }
    return redirectTo(leadsTo(await callApi('POST /api/desk/residences/:id/status', sent, { fetch })))
  } catch (error) {
    const isKnown = wantedStatuses.some((one) => one === status)
    if (!isKnown || findRefusalCode(error) !== 'invalid_input') throw error
    return redirectTo(`${list}/${id}?done=unready`)
  }
}
