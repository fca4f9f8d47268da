import type {
  BulkChange,
  BulkResidence,
  DeskResidence,
  DeskResidenceList,
  DeskResidencesAsked,
  NewResidence,
  ResidenceStatuses,
  ResidenceStatusesAnswer,
  SaveAnswer,
  SaveResidence,
} from '#contract/residence/residence-desk.ts'
import { cleanValues } from '#domain/residence/listing/listing-check.ts'
import type { ListingStatus, WantedStatus } from '#domain/residence/residence.ts'
import { findNewListingProblems } from '#server/modules/residence/listing/listing.rules.ts'
import { findPlaceOfNew } from '#server/modules/residence/listing/listing-place.rules.ts'
import { changeInBulk } from './bulk.service.ts'
import { listOwn, readOwn } from './desk-listings.service.ts'
import { insertDraft } from './editing.store.ts'
import {
  chooseSlug,
  type EditingParts,
  type Editor,
  readOwnListing,
  readStateNames,
  refuse,
  refuseTakenAddress,
  toSlug,
} from './editing-work.service.ts'
import { saveForm } from './saving.service.ts'
import { changeStatus, changeStatuses } from './statuses.service.ts'

export type EditingService = ReturnType<typeof createEditing>

export function createEditing(parts: EditingParts) {
  return {
    list: (editor: Editor, asked: DeskResidencesAsked): Promise<DeskResidenceList> => listOwn(parts, editor, asked),
    /** Throws `not_found` for a residence the organization does not have. */
    read: (editor: Editor, id: string): Promise<DeskResidence> => readOwn(parts, editor, id),
    /** The same id again is the same draft. Throws `invalid_input`. */
    add: (editor: Editor, asked: NewResidence): Promise<{ id: string }> => add(parts, editor, asked),
    /**
     * Merges what others changed; conflicts are returned and nothing is saved. Throws `invalid_input` naming each
     * field, and `not_found`.
     */
    save: (editor: Editor, id: string, asked: SaveResidence): Promise<SaveAnswer> => saveForm(parts, editor, id, asked),
    /**
     * A house to be published may first wait for a check. Throws `invalid_input` naming what is missing, also where it
     * looks like somebody else's listing, and `not_found`.
     */
    setStatus: (editor: Editor, id: string, status: WantedStatus): Promise<{ was: ListingStatus; is: ListingStatus }> =>
      changeStatus(parts, editor, id, status),
    setStatuses: (editor: Editor, asked: ResidenceStatuses): Promise<ResidenceStatusesAnswer> =>
      changeStatuses(parts, editor, asked),
    changeInBulk: (editor: Editor, change: BulkChange): Promise<BulkResidence[]> => changeInBulk(parts, editor, change),
  }
}

async function add(parts: EditingParts, editor: Editor, asked: NewResidence): Promise<{ id: string }> {
  const values = cleanValues({ ...asked, visibility: 'hidden' })
  const names = await readStateNames(parts)
  const { city, state, place, problems } = await findPlaceOfNew(values, parts.points, names)
  refuse({ ...findNewListingProblems({ ...values, city, state }, { place, stateNames: names }), ...problems })
  if (place === null) throw new Error('a place that is not known is a problem')
  const [{ id }, { name, zip }] = [asked, values]
  const slug = await chooseSlug(parts, toSlug(name, city, state), id)
  const draft = { id, slug, name, zip, city, stateCode: state }
  await refuseTakenAddress(
    parts.transactions.run(editor.actor, async (tx) => {
      await insertDraft(tx, editor.organizationId, draft, { place, now: parts.clock.now() })
      await readOwnListing(tx, parts, editor, id)
    }),
  )
  return { id }
}
