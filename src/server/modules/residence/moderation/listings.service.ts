import { randomUUID } from 'node:crypto'
import type { ListingChoice } from '#contract/residence/moderation/listing-choices.ts'
import type { ListingChange, StaffListing, StaffListings } from '#contract/residence/moderation/staff-listings.ts'
import { describeChanges, describeSource } from '#domain/history/change-words.ts'
import { chooseShownStatus, type HideReason } from '#domain/residence/listing/hiding.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  endHiding,
  insertHiding,
  insertNote,
  type LockedListing,
  lockListing,
  noteHiding,
  writeStatus,
} from './hiding.store.ts'
import { findListings, readHistoryOf, readListing } from './listings.store.ts'
import { isMergedAway, listMerges } from './merging/merges.store.ts'
import { writeHiddenMail, writeShownMail } from './moderation.mails.ts'
import { listReportsOfListing } from './reports.store.ts'

/**
 * Somebody of the alliance, whose role the routes have checked: on their word, rows of other organizations are read and
 * written as the system.
 */
export type Moderator = { person: { id: string; name: string }; mayChange: boolean; device: string }

export type Listings = ReturnType<typeof createListings>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

const listedAtOnce = 50
const mergedAway = 'It was merged into another listing. Undo the merge, and it is shown again.'
const organizationLocked = 'Its organization is locked. Unlock the organization, and its houses are shown again.'

export function toSystemActor({ person, device }: Moderator) {
  return { kind: 'system', personId: person.id, origin: { source: 'moderation', device } } as const
}

export function createListings(parts: Parts) {
  const { transactions, mail, clock } = parts

  async function hideIn(tx: Tx, who: Moderator, id: string, said: { reason: HideReason; words: string }) {
    const listing = await lockListing(tx, id)
    if (!listing) throw buildMissingError()
    if (listing.isHidden) throw new AppError('conflict', 'This listing is hidden already.')
    const hiding = { id: randomUUID(), residenceId: id, was: listing.status, at: clock.now(), by: who.person, ...said }
    await insertHiding(tx, hiding)
    if (listing.status === 'published' || listing.status === 'waiting') await writeStatus(tx, id, 'draft')
    await noteHiding(tx, listing, 'hidden', { why: said.reason, said: said.words })
    const { baseUrl } = parts
    const facts = {
      residence: formatPlace(listing),
      isClaimed: listing.isClaimed,
      residenceUrl: buildResidenceUrl(baseUrl, listing),
    }
    await send(tx, parts, listing, { kind: 'listing-hidden', mailText: writeHiddenMail({ ...facts, ...said }) })
  }

  async function showIn(tx: Tx, who: Moderator, id: string, words: string): Promise<void> {
    const listing = await lockListing(tx, id)
    if (!listing) throw buildMissingError()
    if (listing.isLocked) throw new AppError('conflict', organizationLocked)
    if (await isMergedAway(tx, id)) throw new AppError('conflict', mergedAway)
    const was = await endHiding(tx, id, { at: clock.now(), by: who.person, words })
    if (was === null) throw new AppError('conflict', 'This listing is not hidden.')
    const status = chooseShownStatus(was, listing.status)
    if (status !== listing.status) await writeStatus(tx, id, status)
    await noteHiding(tx, listing, 'shown', words === '' ? {} : { said: words })
    const facts = { residence: formatPlace(listing), isPublic: status === 'published', words }
    const mailText = writeShownMail({ ...facts, residenceUrl: buildResidenceUrl(parts.baseUrl, listing) })
    await send(tx, parts, listing, { kind: 'listing-shown', mailText })
  }

  return {
    hideIn,
    find: (asked: { words: string; show: ListingChoice; page: number }): Promise<StaffListings> =>
      transactions.run(system, async (tx) => {
        const { rows, total } = await findListings(tx, asked, listedAtOnce)
        return { rows, total, page: asked.page, pages: Math.max(Math.ceil(total / listedAtOnce), 1) }
      }),
    read: (who: Moderator, id: string): Promise<StaffListing> =>
      transactions.run(system, async (tx) => {
        const listing = await readListing(tx, id, clock.now())
        if (!listing) throw buildMissingError()
        const changes = await readHistoryOf(tx, id)
        const history = changes.map((line) => ({
          id: line.id,
          at: line.at,
          by: line.by,
          from: describeSource(line.source, line.after),
          // Where a house is that hides its address is in no line either.
          words: describeChanges({ ...line, isSelf: false }).filter(
            (words) => !/^(Street|ZIP code|Point)\b/.test(words),
          ),
        }))
        const merges = await listMerges(tx, id, { reader: null, now: clock.now() })
        return { ...listing, merges, reports: await listReportsOfListing(tx, id), history, mayChange: who.mayChange }
      }),
    /** Throws `not_found`, and `conflict` where it is not hidden. Hiding is of the reports as well: `hideListing`. */
    async change(who: Moderator, id: string, change: Exclude<ListingChange, { act: 'hide' | 'undo_merge' }>) {
      await transactions.run(toSystemActor(who), async (tx) => {
        if (change.act === 'show') return showIn(tx, who, id, change.words)
        if (!(await lockListing(tx, id))) throw buildMissingError()
        const note = { id: randomUUID(), residenceId: id, words: change.words, at: clock.now(), by: who.person }
        return insertNote(tx, note)
      })
      await mail.startDelivery()
    },
  }
}

async function send(
  tx: Tx,
  { mail, supportEmail }: Parts,
  { emails }: LockedListing,
  outgoing: { kind: string; mailText: ReturnType<typeof writeHiddenMail> },
): Promise<void> {
  for (const to of emails) await mail.enqueue(tx, { ...outgoing, to, replyTo: supportEmail })
}

export function formatPlace({ name, city, state }: LockedListing): string {
  return `${cleanNameForMail(name)} in ${cleanNameForMail(city)}${state === null ? '' : `, ${state}`}`
}

export function buildResidenceUrl(baseUrl: string, { id, kind }: LockedListing): string {
  return kind === 'operator' ? `${baseUrl}/workspace/residences/${id}` : `${baseUrl}/affiliate/homes`
}

function buildMissingError(): AppError {
  return new AppError('not_found', 'There is no such listing.')
}
