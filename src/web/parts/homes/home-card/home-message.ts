import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { ageOnPaper } from './age-on-paper.ts'

/** Words that would reveal why someone is looking for a home: others may see the message on a screen. */
const telling =
  /\b(recover(y|ies|ing)?|addict(ion|ions|ed|s)?|sober(ness)?|sobriety|rehab(ilitation)?|recuperaci[oó]n|adicci[oó]n(es)?|sobri[oa]s?|sobriedad)\b/giu

export type SentHome = Pick<
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
export function bedsLine({ state, availableBeds, totalBeds, availabilityAge, reportedAt }: SentHome, words: HomeWords) {
  const open = openBeds({ availableBeds, totalBeds }, words)
  const said = ageOnPaper(reportedAt, availabilityAge, state, words)
  return said === null ? open : `${open}, ${said}`
}

function openBeds(
  { availableBeds, totalBeds }: Pick<SentHome, 'availableBeds' | 'totalBeds'>,
  words: HomeWords,
): string {
  return availableBeds === null ? words.callToAsk : words.send.beds(availableBeds, totalBeds)
}

/**
 * Must not say why someone is looking: revealing words are left out of the name, and so is a page address that holds
 * one.
 */
export function homeMessage(home: SentHome, page: string, words: HomeWords): string {
  return [...homeLines(home, words), words.onPaper.change, ...addressLine(page)].join('\n')
}

/**
 * Only what a card does not show; its script takes the rest from the card (browser/device/send.ts). Where a name or
 * an address has a revealing word, the whole message.
 */
export function messageOnCard(home: SentHome, page: string, words: HomeWords): string {
  const isTelling = untelling(home.name) !== home.name || addressLine(page).length === 0
  return isTelling
    ? homeMessage(home, page, words).replace(page, '{page}')
    : `${addressOf(home)}\n${openBeds(home, words)}`
}

export function homesMessage(homes: readonly SentHome[], words: HomeWords): string {
  return [...homes.map((home) => homeLines(home, words).join('\n')), words.onPaper.change].join('\n\n')
}

function homeLines(home: SentHome, words: HomeWords): string[] {
  const name = untelling(home.name)
  return [...(name ? [name] : []), addressOf(home), bedsLine(home, words), home.phone]
}

/** The street only where the house makes it public. */
function addressOf({ street, city, state, zip }: SentHome): string {
  const town = `${city}, ${state}`
  return street === null ? town : [untelling(street), town].join(', ') + (zip === null ? '' : ` ${zip}`)
}

const untelling = (text: string) => text.replace(telling, '').replace(/\s+/g, ' ').trim()

function addressLine(page: string): string[] {
  return page.replaceAll('-', ' ').match(telling) === null ? [page] : []
}

/** No recipient, in the form that iPhone and Android both understand. */
export function smsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}

export function mailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
