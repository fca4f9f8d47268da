import {
  type DeskResidence,
  type DeskResidenceList,
  type DeskResidencesAsked,
  listedAtOnce,
} from '#contract/residence/residence-desk.ts'
import { toStopped } from '#domain/certification/certificate/issued-certificate.ts'
import { formatBulkText } from '#domain/residence/bulk/bulk-change.ts'
import { findContradictions } from '#domain/residence/contradictions.ts'
import { listGaps, listMissingToPublish } from '#domain/residence/listing/listing-gaps.ts'
import {
  countListings,
  listListingIds,
  listReadyListings,
} from '#server/modules/residence/listing/listing-page.store.ts'
import { listChanges, toRowValues } from '#server/modules/residence/listing/listing-row.rules.ts'
import {
  type ListingRow,
  readHistory,
  readListings,
  readTwin,
} from '#server/modules/residence/listing/own-listings.store.ts'
import { findListingsLikeResidence } from '#server/modules/residence/publishing.service.ts'
import { readResidenceCheck } from '#server/modules/residence/publishing.store.ts'
import {
  chooseSlug,
  type EditingParts,
  type Editor,
  readOwnListing,
  toGroupNow,
  toSlug,
} from './editing-work.service.ts'

export function listOwn(
  { transactions, clock }: EditingParts,
  { actor, organizationId }: Editor,
  asked: DeskResidencesAsked,
): Promise<DeskResidenceList> {
  return transactions.run(actor, async (tx) => {
    const { total, ...counts } = await countListings(tx, organizationId, asked.words)
    const pages = Math.max(Math.ceil(counts[asked.chip] / listedAtOnce), 1)
    const page = Math.min(asked.page, pages)
    const ids = await listListingIds(tx, organizationId, { ...asked, page })
    const rows = await readListings(tx, organizationId, { now: clock.now(), ids })
    const ready = await listReadyListings(tx, organizationId, asked)
    return { items: rows.map(toListed), page, pages, counts, total, ready }
  })
}

export async function readOwn(parts: EditingParts, editor: Editor, id: string): Promise<DeskResidence> {
  const { row, history, ...around } = await parts.transactions.run(editor.actor, async (tx) => {
    const row = await readOwnListing(tx, parts, editor, id)
    const { organizationId } = editor
    const isOpen = row.status === 'draft' || row.status === 'waiting'
    return {
      row,
      history: await readHistory(tx, id),
      alike: row.status === 'draft' ? await readTwin(tx, organizationId, row) : null,
      looksLike: isOpen ? await findListingsLikeResidence(tx, { organizationId, id }, toRowValues(row), null) : [],
      check: isOpen ? await readResidenceCheck(tx, organizationId, id) : null,
    }
  })
  const wanted = await chooseSlug(parts, toSlug(row.name, row.city, row.state), id)
  return {
    ...toDeskResidence(row),
    ...around,
    otherSlug: wanted === row.slug || !row.wasPublic ? null : wanted,
    changes: listChanges(row, history),
  }
}

function toListed(row: ListingRow): DeskResidenceList['items'][number] {
  const { id, slug, name, city, state, status, checkedAt, groups } = row
  const values = toRowValues(row)
  const { zip, visibility } = row
  const totalBeds = groups.reduce((sum, { total }) => sum + total, 0)
  const gaps = listGaps(values).map(({ about }) => about)
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
    contradictions: findContradictions(values, groups).map(({ about, fields: [field] }) => ({ about, field })),
    missing: listMissingToPublish(values),
    checkedAt,
    isHidden: row.hidden !== null,
    phone: formatBulkText('phone', values),
    fee: formatBulkText('fee', values),
    waiting: formatBulkText('waiting', values),
  }
}

function toDeskResidence(
  row: ListingRow,
): Omit<DeskResidence, 'alike' | 'looksLike' | 'check' | 'otherSlug' | 'changes'> {
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
    values: toRowValues(row),
    certification: { certified, form, until, by, stop: certified ? null : toStopped(stopped) },
    beds: groups.map(toGroupNow),
    checkedAt,
    hidden,
  }
}
