import type { BulkChange, BulkResidence } from '#contract/residence/residence-desk.ts'
import { bulkFields, formatBulkText, parseBulkText } from '#domain/residence/bulk/bulk-change.ts'
import { hiddenRefusal } from '#domain/residence/listing/hiding.ts'
import { cleanValues, findProblems } from '#domain/residence/listing/listing-check.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import { publishProblems } from '#server/modules/residence/listing/listing.rules.ts'
import { toRowValues } from '#server/modules/residence/listing/listing-row.rules.ts'
import { type ListingRow, readListings } from '#server/modules/residence/listing/own-listings.store.ts'
import { describeLikeListing, findListingsLikeResidence } from '#server/modules/residence/publishing.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { lockResidences, updateResidence } from './editing.store.ts'
import { type EditingParts, type Editor, readStateNames, refuse } from './editing-work.service.ts'
import { changeStatuses, mayBecome } from './statuses.service.ts'

type HouseChange = BulkChange['houses'][number]
type Names = ReadonlyMap<string, string>

const goneWords = 'It is not in your list any more.'
const changedWords = 'It was changed by somebody since, and stays as it is.'
const archivedWords = 'It is archived. Restore it first.'
const likeStatusWords =
  'It looks like a listing that exists. Open it to claim the listing, or to say why yours is another.'

/** House by house: one that is refused keeps none of the others. */
export async function changeInBulk(parts: EditingParts, editor: Editor, change: BulkChange): Promise<BulkResidence[]> {
  const ids = change.houses.map(({ id }) => id)
  if (change.kind === 'status') return planBulkStatus(parts, editor, change)
  const names = await readStateNames(parts)
  const { kind } = change
  return parts.transactions.run(editor.actor, async (tx) => {
    await lockResidences(tx, editor.organizationId, ids)
    const rows = await readRowsById(tx, parts, editor, ids)
    const done: BulkResidence[] = []
    for (const asked of change.houses) {
      const row = rows.get(asked.id)
      if (!row) done.push(refuseGone(asked))
      else done.push(await changeOne(tx, { parts, editor, names, kind, dry: change.dry }, row, asked))
    }
    return done
  })
}

async function readRowsById(tx: Tx, { clock }: EditingParts, { organizationId }: Editor, ids: readonly string[]) {
  const rows = await readListings(tx, organizationId, { now: clock.now(), ids })
  return new Map(rows.map((row) => [row.id, row]))
}

const refuseGone = ({ id, to }: HouseChange): BulkResidence => ({
  id,
  name: 'A house',
  outcome: 'refused',
  from: '',
  to,
  reason: goneWords,
})

type FieldWork = {
  parts: EditingParts
  editor: Editor
  names: Names
  kind: Exclude<BulkChange['kind'], 'status'>
  dry: boolean
}

async function changeOne(tx: Tx, work: FieldWork, row: ListingRow, asked: HouseChange): Promise<BulkResidence> {
  const { kind, names, dry } = work
  const saved = toRowValues(row)
  const values = cleanValues({ ...saved, ...parseBulkText(kind, asked.to) })
  const [from, to] = [formatBulkText(kind, saved), formatBulkText(kind, values)]
  const line = { id: row.id, name: row.name, from, to }
  if (asked.seen !== undefined && asked.seen !== from) return { ...line, outcome: 'refused', reason: changedWords }
  if (from === to) return { ...line, outcome: 'same', reason: '' }
  const problems: Partial<Record<string, string>> = findProblems(values, names)
  const needed = row.status === 'published' ? publishProblems(values) : {}
  const reason = bulkFields[kind].map((field) => problems[field] ?? needed[field]).find(Boolean)
  if (reason) return { ...line, outcome: 'refused', reason }
  if (kind === 'phone' && row.status === 'published') {
    const residence = { organizationId: work.editor.organizationId, id: row.id }
    const like = await findListingsLikeResidence(tx, residence, values, saved)
    if (like.length > 0) return { ...line, outcome: 'refused', reason: describeLikeListing(like) }
  }
  if (!dry) await updateResidence(tx, row.id, values, { place: null, slug: null, now: work.parts.clock.now() })
  return { ...line, outcome: 'changed', reason: '' }
}

async function planBulkStatus(parts: EditingParts, editor: Editor, change: BulkChange): Promise<BulkResidence[]> {
  const [first] = change.houses
  const wanted = first?.to
  if (wanted !== 'published' && wanted !== 'draft')
    refuse({ to: 'Several houses are published, or made drafts again.' })
  const status = wanted === 'draft' ? 'draft' : 'published'
  const ids = change.houses.map(({ id }) => id)
  const rows = await parts.transactions.run(editor.actor, (tx) => readRowsById(tx, parts, editor, ids))
  const planned = change.houses.map((asked) => planStatus(rows.get(asked.id), asked, status))
  const changeable = planned.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id)
  if (change.dry || changeable.length === 0) return planned
  const { changed, waiting, alike } = await changeStatuses(parts, editor, { ids: changeable, status })
  return planned.map((line) => {
    if (line.outcome !== 'changed') return line
    if (alike.includes(line.id)) return { ...line, outcome: 'refused', to: line.from, reason: likeStatusWords }
    if (waiting.includes(line.id)) return { ...line, to: 'waiting' }
    return changed.includes(line.id) ? line : { ...line, outcome: 'refused', reason: changedWords }
  })
}

function planStatus(row: ListingRow | undefined, asked: HouseChange, to: 'published' | 'draft'): BulkResidence {
  if (!row) return refuseGone(asked)
  const line = { id: row.id, name: row.name, from: row.status, to }
  if (asked.seen !== undefined && asked.seen !== row.status)
    return { ...line, outcome: 'refused', reason: changedWords }
  if (mayBecome(row, to)) return { ...line, outcome: 'changed', reason: '' }
  if (isAlready(row.status, to)) return { ...line, to: row.status, outcome: 'same', reason: '' }
  return { ...line, outcome: 'refused', reason: explainRefusedStatus(row) }
}

function isAlready(is: ListingStatus, to: 'published' | 'draft'): boolean {
  return is === to || (is === 'waiting' && to === 'published')
}

function explainRefusedStatus(row: ListingRow): string {
  if (row.status === 'archived') return archivedWords
  return row.hidden === null ? Object.values(publishProblems(toRowValues(row))).join(' ') : hiddenRefusal
}
