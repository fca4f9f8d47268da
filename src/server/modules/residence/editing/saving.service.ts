import type { SaveAnswer, SaveResidence } from '#contract/residence/residence-desk.ts'
import { cleanValues, findProblems } from '#domain/residence/listing/listing-check.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { listMissingToPublish } from '#domain/residence/listing/listing-gaps.ts'
import { findBedProblems, publishProblems } from '#server/modules/residence/listing/listing.rules.ts'
import { findPlaceOfSaved } from '#server/modules/residence/listing/listing-place.rules.ts'
import { toRowValues } from '#server/modules/residence/listing/listing-row.rules.ts'
import { forgetSlugs } from '#server/modules/residence/listing/new-slugs.store.ts'
import type { ListingRow } from '#server/modules/residence/listing/own-listings.store.ts'
import {
  describeLikeListing,
  findListingsLikeResidence,
  insistOnPublishing,
} from '#server/modules/residence/publishing.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { lockResidence, type Place, setChecked, setStatus, updateResidence, writeGroups } from './editing.store.ts'
import {
  buildNotThereError,
  chooseSlug,
  type EditingParts,
  type Editor,
  readOwnListing,
  readStateNames,
  refuse,
  refuseHidden,
  refuseTakenAddress,
  toGroupNow,
  toSlug,
} from './editing-work.service.ts'
import { isChanged, mergeForm, toDisputedAnswer } from './merged-form.rules.ts'

type CheckedForm = {
  asked: SaveResidence
  mine: ListingValues
  wish: string
  wanted: string
  names: ReadonlyMap<string, string>
}
type JoinedValues = { row: ListingRow; saved: ListingValues; values: ListingValues }

export async function saveForm(
  parts: EditingParts,
  editor: Editor,
  id: string,
  asked: SaveResidence,
): Promise<SaveAnswer> {
  const names = await readStateNames(parts)
  const mine = cleanValues(asked.values)
  refuse(findProblems(mine, names))
  const wish = toSlug(mine.name, mine.city, mine.state)
  const form = { asked, mine, wish, wanted: await chooseSlug(parts, wish, id), names }
  const { wasPublic, answer } = await refuseTakenAddress(
    parts.transactions.run(editor.actor, async (tx) => {
      const { wasPublic } = await readOwnListing(tx, parts, editor, id)
      return { wasPublic, answer: await saveIn(tx, parts, editor, id, form) }
    }),
  )
  if (!wasPublic) await parts.transactions.run(system, (tx) => forgetSlugs(tx, id))
  return answer
}

async function saveIn(tx: Tx, parts: EditingParts, editor: Editor, id: string, form: CheckedForm): Promise<SaveAnswer> {
  const { asked } = form
  const residence = { organizationId: editor.organizationId, id }
  if (!(await lockResidence(tx, residence.organizationId, id))) throw buildNotThereError()
  const row = await readOwnListing(tx, parts, editor, id)
  const saved = toRowValues(row)
  const merged = mergeForm(asked, form.mine, saved, row.version)
  if (merged.disputed.length > 0) return toDisputedAnswer(merged, saved, row.version)
  const { values, joined } = merged
  const place = await checkPlace(parts, form, { row, saved, values })
  const isPublic = row.status === 'published'
  if (asked.act === 'publish') refuseHidden(row)
  const unready = asked.act === 'publish' ? listMissingToPublish(values) : []
  const publishes = asked.act === 'publish' && unready.length === 0 && !isPublic
  const like =
    isPublic || publishes ? await findListingsLikeResidence(tx, residence, values, isPublic ? saved : null) : []
  const isLikeOnly = like.length > 0 && asked.insists === ''
  if (isPublic && isLikeOnly) refuse({ insists: describeLikeListing(like) })
  await write(tx, { clock: parts.clock, editor, form, place }, { row, saved, values })
  // A public house that its change makes like a listing is a draft by now.
  if (like.length > 0 && !isLikeOnly) await insistOnPublishing(tx, residence, asked.insists)
  if ((publishes || like.length > 0) && !isLikeOnly) await setStatus(tx, id, 'published')
  const after = await readOwnListing(tx, parts, editor, id)
  const { version, status } = after
  const beds = after.groups.filter(({ id: group, total }) => countTotal(row, group) !== total).map(toGroupNow)
  return { outcome: 'saved', version, status, slug: after.slug, joined, beds, looksLike: like, missing: unready }
}

async function checkPlace({ points }: EditingParts, { names }: CheckedForm, { row, saved, values }: JoinedValues) {
  const { place, problems } = await findPlaceOfSaved(values, saved, { points, stateNames: names })
  const missing = row.status === 'published' ? publishProblems(values) : {}
  refuse({ ...missing, ...findBedProblems(values, row.groups), ...problems, ...findProblems(values, names) })
  return place
}

async function write(
  tx: Tx,
  { clock, editor, form, place }: { clock: Clock; editor: Editor; form: CheckedForm; place: Place | null },
  { row, saved, values }: JoinedValues,
): Promise<void> {
  const { id, wasPublic } = row
  const { asked, wish, wanted } = form
  const now = clock.now()
  // Do not build an address from words that somebody else has changed in the meantime.
  const isOwnWish = toSlug(values.name, values.city, values.state) === wish && wanted !== row.slug
  const slug = isOwnWish && (asked.newAddress || !wasPublic) ? wanted : null
  if (slug !== null || isChanged(values, saved)) {
    await updateResidence(tx, id, values, { place, slug, now })
    await writeGroups(tx, editor.organizationId, id, values)
  }
  if (asked.act === 'checked') await setChecked(tx, id, now)
}

function countTotal({ groups }: ListingRow, id: string): number | undefined {
  return groups.find((group) => group.id === id)?.total
}
