import {
  type DeskResidence,
  type DeskResidenceList,
  type DeskResidencesAsked,
  listedAtOnce,
} from '#contract/residence/residence-desk.ts'
import { toStopped } from '#domain/certification/certificate/issued-certificate.ts'
import { listingGaps, missingToPublish } from '#domain/listing/listing-gaps.ts'
import { bulkText } from '#domain/residence/bulk/bulk-change.ts'
import { contradictionsIn } from '#domain/residence/contradictions.ts'
import { countListings, listingIds, readyListings } from '#server/modules/residences/listing/listing-page.store.ts'
import { listChanges, valuesOfRow } from '#server/modules/residences/listing/listing-row.rules.ts'
import {
  type ListingRow,
  readHistory,
  readListings,
  readTwin,
} from '#server/modules/residences/listing/own-listings.store.ts'
import { listingsLikeResidence } from '#server/modules/residences/publishing.service.ts'
import { readResidenceCheck } from '#server/modules/residences/publishing.store.ts'
import { type EditingParts, type Editor, groupNow, ownListing, slugFor, toSlug } from './editing-work.service.ts'

export function listOwn(
  { transactions, clock }: EditingParts,
  { actor, organizationId }: Editor,
  asked: DeskResidencesAsked,
): Promise<DeskResidenceList> {
  return transactions.run(actor, async (tx) => {
    const { total, ...counts } = await countListings(tx, organizationId, asked.words)
    const pages = Math.max(Math.ceil(counts[asked.chip] / listedAtOnce), 1)
    const page = Math.min(asked.page, pages)
    const ids = await listingIds(tx, organizationId, { ...asked, page })
    const rows = await readListings(tx, organizationId, { now: clock.now(), ids })
    const ready = await readyListings(tx, organizationId, asked)
    return { items: rows.map(listed), page, pages, counts, total, ready }
  })
}

export async function readOwn(parts: EditingParts, editor: Editor, id: string): Promise<DeskResidence> {
  const { row, history, ...around } = await parts.transactions.run(editor.actor, async (tx) => {
    const row = await ownListing(tx, parts, editor, id)
    const { organizationId } = editor
    const isOpen = row.status === 'draft' || row.status === 'waiting'
    return {
      row,
      history: await readHistory(tx, id),
      alike: row.status === 'draft' ? await readTwin(tx, organizationId, row) : null,
      looksLike: isOpen ? await listingsLikeResidence(tx, { organizationId, id }, valuesOfRow(row), null) : [],
      check: isOpen ? await readResidenceCheck(tx, organizationId, id) : null,
    }
  })
  const wanted = await slugFor(parts, toSlug(row.name, row.city, row.state), id)
  return {
    ...asRead(row),
    ...around,
    otherSlug: wanted === row.slug || !row.wasPublic ? null : wanted,
    changes: listChanges(row, history),
  }
}

function listed(row: ListingRow): DeskResidenceList['items'][number] {
  const { id, slug, name, city, state, status, checkedAt, groups } = row
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
    contradictions: contradictionsIn(values, groups).map(({ about, fields: [field] }) => ({ about, field })),
    missing: missingToPublish(values),
    checkedAt,
    isHidden: row.hidden !== null,
    phone: bulkText('phone', values),
    fee: bulkText('fee', values),
    waiting: bulkText('waiting', values),
  }
}

function asRead(row: ListingRow): Omit<DeskResidence, 'alike' | 'looksLike' | 'check' | 'otherSlug' | 'changes'> {
  const {
    id,
    slug,
    status,
    version,
    certified,
    certifiedUntil: until,
    certificateForm: form,
    certifiedBy: by,
    stopped,
    checkedAt,
    hidden,
    groups,
  } = row
  return {
    id,
    slug,
    status,
    version,
    values: valuesOfRow(row),
    certification: { certified, form, until, by, stop: certified ? null : toStopped(stopped) },
    beds: groups.map(groupNow),
    checkedAt,
    hidden,
  }
}
