import {
  type DeskResidence,
  type DeskResidenceList,
  type DeskResidencesAsked,
  type GroupNow,
  listedAtOnce,
  type NewResidence,
  type ResidenceStatuses,
  type ResidenceStatusesAnswer,
  type SaveAnswer,
  type SaveResidence,
} from '#contract/residence-desk.ts'
import type { ListingValues } from '#domain/listing-fields.ts'
import { listingGaps, missingToPublish } from '#domain/listing-gaps.ts'
import { type ListingStatus, residenceSlug, type WantedStatus } from '#domain/residence.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { forgetFormerAddresses, freeAddresses, readdressDrafts } from './addresses.service.ts'
import {
  insertDraft,
  lockResidence,
  lockResidences,
  setChecked,
  setStatus,
  updateResidence,
  writeGroups,
} from './editing.store.ts'
import { cleanValues, type ListingProblems, problemsOf } from './listing-check.ts'
import { countListings, listingIds, readyListings } from './listing-page.store.ts'
import { type KnownPoints, placeOfNew, placeOfSaved } from './listing-place.ts'
import { changesOf, valuesOfRow } from './listing-row.ts'
import { bedProblems, newListingProblems, publishProblems } from './listing-rules.ts'
import { disputedForm, isChanged, mergeForm } from './merged-form.ts'
import { type ListingRow, readHistory, readListings, readTwin } from './own-listings.store.ts'
import { insist, likeWords, listingsLikeHouse } from './publishing.service.ts'
import { readHouseCheck, statusesOf } from './publishing.store.ts'

/** Somebody at the desk of an organisation, with the power over its residences. */
export type Editor = { organisationId: string; actor: Actor }

export type Editing = {
  /** A page of the organisation's residences by name. */
  list(editor: Editor, asked: DeskResidencesAsked): Promise<DeskResidenceList>
  /** Throws `not_found` for a residence the organisation does not have. */
  read(editor: Editor, id: string): Promise<DeskResidence>
  /** Adds a draft and gives its id. The same id again is the same draft. Throws `invalid_input`. */
  add(editor: Editor, asked: NewResidence): Promise<{ id: string }>
  /**
   * Saves a form. What others changed meanwhile is joined; what both changed is given back to choose, with nothing saved.
   * Throws `invalid_input` naming each field, and `not_found`.
   */
  save(editor: Editor, id: string, asked: SaveResidence): Promise<SaveAnswer>
  /**
   * Gives what it was and what it is: what is asked to be public may wait for a check. Throws `invalid_input` naming what a
   * listing needs before it is public, also where it looks like a listing of somebody else, and `not_found`.
   */
  setStatus(editor: Editor, id: string, status: WantedStatus): Promise<{ was: ListingStatus; is: ListingStatus }>
  /** Publishes drafts by the same rules, or makes public ones drafts again; gives those it changed, and leaves the others. */
  setStatuses(editor: Editor, asked: ResidenceStatuses): Promise<ResidenceStatusesAnswer>
}

/** A form whose fields are right by themselves; `wish` is the address its words give, `wanted` that one made free. */
type CheckedForm = {
  asked: SaveResidence
  mine: ListingValues
  wish: string
  wanted: string
  names: ReadonlyMap<string, string>
}

export function createEditing(parts: {
  transactions: Transactions
  clock: Clock
  states: { options(): Promise<readonly { id: string; name: string }[]> }
  points: KnownPoints
}): Editing {
  const { transactions, clock, states, points } = parts
  const stateNames = async () => new Map((await states.options()).map(({ id, name }) => [id, name]))
  async function slugFor(wanted: string, id: string): Promise<string> {
    const [free = wanted] = await transactions.run({ kind: 'system' }, (tx) => freeAddresses(tx, [wanted], id))
    return free
  }
  const readdress = ({ organisationId }: Editor, ids: readonly string[]) =>
    transactions.run({ kind: 'system' }, (tx) => readdressDrafts(tx, organisationId, ids))

  async function own(tx: Tx, { organisationId }: Editor, id: string): Promise<ListingRow> {
    const [row] = await readListings(tx, organisationId, { now: clock.now(), ids: [id] })
    if (!row) throw notThere()
    return row
  }

  async function saveIn(tx: Tx, editor: Editor, id: string, form: CheckedForm): Promise<SaveAnswer> {
    const { asked, names } = form
    if (!(await lockResidence(tx, editor.organisationId, id))) throw notThere()
    const row = await own(tx, editor, id)
    const saved = valuesOfRow(row)
    const merged = mergeForm(asked, form.mine, saved, row.version)
    if (merged.disputed.length > 0) return disputedForm(merged, saved, row.version)
    const { values, joined } = merged
    const { place, problems } = await placeOfSaved(values, saved, points)
    const isPublic = row.status === 'published'
    const missing = isPublic ? publishProblems(values) : {}
    refuse({ ...missing, ...bedProblems(values, row.groups), ...problems, ...problemsOf(values, names) })
    const unready = asked.act === 'publish' ? missingToPublish(values) : []
    const publishes = asked.act === 'publish' && unready.length === 0 && !isPublic
    const house = { organisationId: editor.organisationId, id }
    const like = isPublic || publishes ? await listingsLikeHouse(tx, house, values, isPublic ? saved : null) : []
    const isLikeOnly = like.length > 0 && asked.insists === ''
    if (isPublic && isLikeOnly) refuse({ insists: likeWords(like) })
    const now = clock.now()
    // An address made of words that somebody else has changed meanwhile is not what was asked for.
    const isOwnWish = slugOf(values.name, values.city, values.state) === form.wish && form.wanted !== row.slug
    const slug = isOwnWish && (asked.newAddress || !row.wasPublic) ? form.wanted : null
    if (slug !== null || isChanged(values, saved)) {
      await updateResidence(tx, id, values, { place, slug, now })
      await writeGroups(tx, editor.organisationId, id, values)
    }
    if (asked.act === 'checked') await setChecked(tx, id, now)
    // A public house that its change makes like a listing is a draft by now.
    if (like.length > 0 && !isLikeOnly) await insist(tx, house, asked.insists)
    if ((publishes || like.length > 0) && !isLikeOnly) await setStatus(tx, id, 'published')
    const after = await own(tx, editor, id)
    const { version, status } = after
    const beds = after.groups.filter(({ id: group, total }) => totalOf(row, group) !== total).map(groupNow)
    return { outcome: 'saved', version, status, slug: after.slug, joined, beds, looksLike: like, missing: unready }
  }

  return {
    list: ({ actor, organisationId }, asked) =>
      transactions.run(actor, async (tx) => {
        const { total, ...counts } = await countListings(tx, organisationId, asked.words)
        const pages = Math.max(Math.ceil(counts[asked.chip] / listedAtOnce), 1)
        const page = Math.min(asked.page, pages)
        const ids = await listingIds(tx, organisationId, { ...asked, page })
        const rows = await readListings(tx, organisationId, { now: clock.now(), ids })
        const ready = await readyListings(tx, organisationId, asked)
        return { items: rows.map(listed), page, pages, counts, total, ready }
      }),
    async read(editor, id) {
      const { row, history, ...around } = await transactions.run(editor.actor, async (tx) => {
        const row = await own(tx, editor, id)
        const { organisationId } = editor
        const isOpen = row.status === 'draft' || row.status === 'waiting'
        return {
          ...{ row, history: await readHistory(tx, id) },
          alike: row.status === 'draft' ? await readTwin(tx, organisationId, row) : null,
          looksLike: isOpen ? await listingsLikeHouse(tx, { organisationId, id }, valuesOfRow(row), null) : [],
          check: isOpen ? await readHouseCheck(tx, organisationId, id) : null,
        }
      })
      const wanted = await slugFor(slugOf(row.name, row.city, row.stateCode), id)
      return {
        ...asRead(row),
        ...around,
        otherSlug: wanted === row.slug || !row.wasPublic ? null : wanted,
        changes: changesOf(row, history),
      }
    },
    async add(editor, asked) {
      const values = cleanValues({ ...asked, visibility: 'hidden' })
      const known = await placeOfNew(values, points)
      const { city, state, place } = known
      refuse(newListingProblems({ ...values, city, state }, { ...known, stateNames: await stateNames() }))
      if (place === null) throw new Error('a place that is not known is a problem')
      const [{ id }, { name, zip }] = [asked, values]
      const slug = await slugFor(slugOf(name, city, state), id)
      const draft = { id, slug, name, zip, city, stateCode: state }
      await atFreeAddress(
        transactions.run(editor.actor, async (tx) => {
          await insertDraft(tx, editor.organisationId, draft, { place, now: clock.now() })
          await own(tx, editor, id)
        }),
      )
      return { id }
    },
    async save(editor, id, asked) {
      const names = await stateNames()
      const mine = cleanValues(asked.values)
      refuse(problemsOf(mine, names))
      const wish = slugOf(mine.name, mine.city, mine.state)
      const form = { asked, mine, wish, wanted: await slugFor(wish, id), names }
      const { wasPublic, answer } = await atFreeAddress(
        transactions.run(editor.actor, async (tx) => {
          const { wasPublic } = await own(tx, editor, id)
          return { wasPublic, answer: await saveIn(tx, editor, id, form) }
        }),
      )
      if (!wasPublic) await transactions.run({ kind: 'system' }, (tx) => forgetFormerAddresses(tx, id))
      return answer
    },
    async setStatus(editor, id, status) {
      if (status === 'published') await readdress(editor, [id])
      return transactions.run(editor.actor, async (tx) => {
        if (!(await lockResidence(tx, editor.organisationId, id))) throw notThere()
        const row = await own(tx, editor, id)
        const was = row.status
        if (was === status) return { was, is: was }
        if (status === 'published') {
          const values = valuesOfRow(row)
          refuse(publishProblems(values))
          const like = await listingsLikeHouse(tx, { organisationId: editor.organisationId, id }, values, null)
          if (was !== 'waiting' && like.length > 0) refuse({ insists: likeWords(like) })
        }
        await setStatus(tx, id, status)
        return { was, is: (await statusesOf(tx, editor.organisationId, [id])).get(id) ?? status }
      })
    },
    async setStatuses(editor, { ids, status }) {
      const { actor, organisationId } = editor
      if (status === 'published') await readdress(editor, ids)
      return transactions.run(actor, async (tx) => {
        await lockResidences(tx, organisationId, ids)
        const rows = await readListings(tx, organisationId, { now: clock.now(), ids })
        const asked = rows.filter((row) =>
          status === 'draft'
            ? row.status === 'published' || row.status === 'waiting'
            : row.status === 'draft' && Object.keys(publishProblems(valuesOfRow(row))).length === 0,
        )
        for (const { id } of asked) await setStatus(tx, id, status)
        const now = await statusesOf(
          tx,
          organisationId,
          asked.map(({ id }) => id),
        )
        const whichAre = (...are: (ListingStatus | undefined)[]) =>
          asked.flatMap(({ id }) => (are.includes(now.get(id)) ? [id] : []))
        if (status === 'draft') return { changed: whichAre('draft'), waiting: [], alike: [] }
        return { changed: whichAre('published', 'waiting'), waiting: whichAre('waiting'), alike: whichAre('draft') }
      })
    },
  }
}

function listed(row: ListingRow): DeskResidenceList['items'][number] {
  const { id, slug, name, city, stateCode: state, status, checkedAt, groups } = row
  const values = valuesOfRow(row)
  const { zip, visibility } = row
  const totalBeds = groups.reduce((sum, { total }) => sum + total, 0)
  const gaps = listingGaps(values).map(({ about }) => about)
  return {
    id,
    slug,
    name,
    city,
    state,
    status,
    totalBeds,
    zip,
    visibility,
    gaps,
    missing: missingToPublish(values),
    checkedAt,
  }
}

function asRead(row: ListingRow): Omit<DeskResidence, 'alike' | 'looksLike' | 'check' | 'otherSlug' | 'changes'> {
  const { id, slug, status, version, certified, certifiedUntil: until, certifiedBy: by, checkedAt, groups } = row
  return {
    id,
    slug,
    status,
    version,
    values: valuesOfRow(row),
    certification: { certified, until, by },
    beds: groups.map(groupNow),
    checkedAt,
  }
}

function groupNow({ audience, total, open, held }: ListingRow['groups'][number]): GroupNow {
  return { audience, total, open, held }
}

function totalOf({ groups }: ListingRow, id: string): number | undefined {
  return groups.find((group) => group.id === id)?.total
}

function slugOf(name: string, city: string, stateCode: string | null): string {
  return residenceSlug(name, city, stateCode ?? '')
}

function refuse(problems: ListingProblems | Record<string, string>): void {
  const fields = Object.fromEntries(Object.entries(problems))
  if (Object.keys(fields).length === 0) return
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}

/** Two residences that ask for one address at the same moment: the database lets one have it. */
async function atFreeAddress<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== '23505') throw error
    throw new AppError('conflict', 'This address was taken just now. Please save again.', { cause: error })
  })
}

function notThere(): AppError {
  return new AppError('not_found', 'There is no such residence in your list.')
}
