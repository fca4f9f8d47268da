import type { ResidenceStatuses, ResidenceStatusesAnswer } from '#contract/residence/residence-desk.ts'
import type { ListingStatus, WantedStatus } from '#domain/residence/residence.ts'
import { readdressDrafts } from '#server/modules/residence/listing/addresses.service.ts'
import { publishProblems } from '#server/modules/residence/listing/listing.rules.ts'
import { toRowValues } from '#server/modules/residence/listing/listing-row.rules.ts'
import { type ListingRow, readListings } from '#server/modules/residence/listing/own-listings.store.ts'
import { describeLikeListing, findListingsLikeResidence } from '#server/modules/residence/publishing.service.ts'
import { readStatuses } from '#server/modules/residence/publishing.store.ts'
import { system } from '#server/plumbing/transactions.ts'
import { lockResidence, lockResidences, setStatus } from './editing.store.ts'
import {
  buildNotThereError,
  type EditingParts,
  type Editor,
  readOwnListing,
  refuse,
  refuseHidden,
} from './editing-work.service.ts'

export async function changeStatus(
  parts: EditingParts,
  editor: Editor,
  id: string,
  status: WantedStatus,
): Promise<{ was: ListingStatus; is: ListingStatus }> {
  const { organizationId } = editor
  if (status === 'published') await readdress(parts, editor, [id])
  return parts.transactions.run(editor.actor, async (tx) => {
    if (!(await lockResidence(tx, organizationId, id))) throw buildNotThereError()
    const row = await readOwnListing(tx, parts, editor, id)
    const was = row.status
    if (was === status) return { was, is: was }
    if (status === 'published') {
      refuseHidden(row)
      const values = toRowValues(row)
      refuse(publishProblems(values))
      const like = await findListingsLikeResidence(tx, { organizationId, id }, values, null)
      if (was !== 'waiting' && like.length > 0) refuse({ insists: describeLikeListing(like) })
    }
    await setStatus(tx, id, status)
    return { was, is: (await readStatuses(tx, organizationId, [id])).get(id) ?? status }
  })
}

export async function changeStatuses(
  parts: EditingParts,
  editor: Editor,
  { ids, status }: ResidenceStatuses,
): Promise<ResidenceStatusesAnswer> {
  const { actor, organizationId } = editor
  if (status === 'published') await readdress(parts, editor, ids)
  return parts.transactions.run(actor, async (tx) => {
    await lockResidences(tx, organizationId, ids)
    const rows = await readListings(tx, organizationId, { now: parts.clock.now(), ids })
    const changeable = rows.filter((row) => mayBecome(row, status)).map(({ id }) => id)
    for (const id of changeable) await setStatus(tx, id, status)
    const now = await readStatuses(tx, organizationId, changeable)
    const filterByStatus = (...are: (ListingStatus | undefined)[]) =>
      changeable.filter((id) => are.includes(now.get(id)))
    if (status === 'draft') return { changed: filterByStatus('draft'), waiting: [], alike: [] }
    return {
      changed: filterByStatus('published', 'waiting'),
      waiting: filterByStatus('waiting'),
      alike: filterByStatus('draft'),
    }
  })
}

export function mayBecome(row: ListingRow, status: ResidenceStatuses['status']): boolean {
  if (status === 'draft') return row.status === 'published' || row.status === 'waiting'
  return row.status === 'draft' && row.hidden === null && Object.keys(publishProblems(toRowValues(row))).length === 0
}

function readdress({ transactions }: EditingParts, { organizationId }: Editor, ids: readonly string[]): Promise<void> {
  return transactions.run(system, (tx) => readdressDrafts(tx, organizationId, ids))
}
