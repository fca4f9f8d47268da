import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { describeAgeOnPaper } from './age-on-paper.ts'

/** Words that would reveal why someone is looking for a home: others may see the message on a screen. */
const telling =
  /\b(recover(y|ies|ing)?|addict(ion|ions|ed|s)?|sober(ness)?|sobriety|rehab(ilitation)?|recuperaci[oó]n|adicci[oó]n(es)?|sobri[oa]s?|sobriedad)\b/giu

export type SentResidence = Pick<
  FoundResidence,
  | 'name'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'phone'
  | 'availableBeds'
  | 'totalBeds'
  | 'availabilityAge'
  | 'reportedAt'
>

/** Gives a time instead of an age, so that it stays true in a message or a link preview. */
export function writeBedsLine(
  { state, availableBeds, totalBeds, availabilityAge, reportedAt }: SentResidence,
  words: ListingWords,
) {
  const open = describeOpenBeds({ availableBeds, totalBeds }, words)
  const ageText = describeAgeOnPaper(reportedAt, availabilityAge, state, words)
  return ageText === null ? open : `${open}, ${ageText}`
}

function describeOpenBeds(
  { availableBeds, totalBeds }: Pick<SentResidence, 'availableBeds' | 'totalBeds'>,
  words: ListingWords,
): string {
  return availableBeds === null ? words.callToAsk : words.send.beds(availableBeds, totalBeds)
}

/**
 * Must not say why someone is looking: revealing words are left out of the name, and so is a page address that holds
 * one.
 */
export function writeResidenceMessage(residence: SentResidence, page: string, words: ListingWords): string {
  return [...writeResidenceLines(residence, words), words.onPaper.change, ...writeAddressLine(page)].join('\n')
}

/**
 * Only what a card does not show; its script takes the rest from the card (browser/device/send.ts). Where a name or
 * an address has a revealing word, the whole message.
 */
export function writeMessageOnCard(residence: SentResidence, page: string, words: ListingWords): string {
  const isTelling = dropTelling(residence.name) !== residence.name || writeAddressLine(page).length === 0
  return isTelling
    ? writeResidenceMessage(residence, page, words).replace(page, '{page}')
    : `${buildAddress(residence)}\n${describeOpenBeds(residence, words)}`
}

export function writeResidencesMessage(residences: readonly SentResidence[], words: ListingWords): string {
  return [
    ...residences.map((residence) => writeResidenceLines(residence, words).join('\n')),
    words.onPaper.change,
  ].join('\n\n')
}

function writeResidenceLines(residence: SentResidence, words: ListingWords): string[] {
  const name = dropTelling(residence.name)
  return [
    ...(name ? [name] : []),
    buildAddress(residence),
    writeBedsLine(residence, words),
    formatPhone(residence.phone),
  ]
}

function buildAddress({ street, city, state, zip }: SentResidence): string {
  const town = `${city}, ${state}`
  return street === null ? town : [dropTelling(street), town].join(', ') + (zip === null ? '' : ` ${zip}`)
}

const dropTelling = (text: string) => text.replace(telling, '').replace(/\s+/g, ' ').trim()

function writeAddressLine(page: string): string[] {
  return page.replaceAll('-', ' ').match(telling) === null ? [page] : []
}

/** No recipient, in the form that iPhone and Android both understand. */
export function buildSmsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}

export function buildMailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
