import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { ageOnPaper } from './age-on-paper.ts'

/** Words that would tell why somebody looks for a home: whoever sees a message on a screen must not learn it. */
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

/** "2/8 open, said Nov 22, 9:12 am CT": the beds of a home as they stay true in a message or in the preview of a link. */
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
 * What is sent of a home: its name, its beds and when it said so, its number, and where its page is. None of it says why
 * somebody looks: a telling word of the name is left out, and so is the page where its address holds one.
 */
export function homeMessage(home: SentHome, page: string, words: HomeWords): string {
  return [...homeLines(home, words), words.onPaper.change, ...addressLine(page)].join('\n')
}

/**
 * What a card does not show of the same message: address and beds. Its script takes the rest from the card
 * (browser/device/send.ts), but where a name or an address has a telling word: there the whole message is given.
 */
export function messageOnCard(home: SentHome, page: string, words: HomeWords): string {
  const isTelling = untelling(home.name) !== home.name || addressLine(page).length === 0
  return isTelling
    ? homeMessage(home, page, words).replace(page, '{page}')
    : `${addressOf(home)}\n${openBeds(home, words)}`
}

/** Several homes in one message, without their pages: a text has little room. */
export function homesMessage(homes: readonly SentHome[], words: HomeWords): string {
  return [...homes.map((home) => homeLines(home, words).join('\n')), words.onPaper.change].join('\n\n')
}

function homeLines(home: SentHome, words: HomeWords): string[] {
  const name = untelling(home.name)
  return [...(name ? [name] : []), addressOf(home), bedsLine(home, words), home.phone]
}

/** To the door where the house makes that public; else its town. */
function addressOf({ street, city, state, zip }: SentHome): string {
  const town = `${city}, ${state}`
  return street === null ? town : [untelling(street), town].join(', ') + (zip === null ? '' : ` ${zip}`)
}

const untelling = (text: string) => text.replace(telling, '').replace(/\s+/g, ' ').trim()

/** An address that is sent along, unless it tells why somebody looks. */
function addressLine(page: string): string[] {
  return page.replaceAll('-', ' ').match(telling) === null ? [page] : []
}

/** `sms:` with a text and nobody to send it to yet, as both kinds of phones understand it. */
export function smsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}

export function mailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
