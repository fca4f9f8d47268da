import { describeBedAge } from '#domain/beds/bed-age.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import type { Audience } from '#domain/residence/residence.ts'

export type AskedBeds = { residence: string; city: string; audience: Audience | null; open: number | null }

export function describeReminded({ residence, audience }: Pick<AskedBeds, 'residence' | 'audience'>): string {
  return audience === null ? residence : `${residence}, ${describePeople(audience)}`
}

export function describeQuestion(open: number | null): string {
  return open === null ? 'How many beds are open?' : `${open} open, still right?`
}

export function describeStanding(residence: string, { audience, open }: Pick<AskedBeds, 'audience' | 'open'>): string {
  const whom = audience === null ? '' : `for ${describePeople(audience)}`
  if (open === null) return `${residence} has said no number yet${whom && ` of its beds ${whom}`}.`
  // "No open bed for anyone" would be heard as none at all.
  const among = audience === 'any' && open === 0 ? 'among those ' : ''
  return `${residence} has ${describeOpenBeds(open)}${whom && ` ${among}${whom}`}.`
}

function describeOpenBeds(open: number): string {
  return open === 0 ? 'no open bed' : `${open} open ${open === 1 ? 'bed' : 'beds'}`
}

export function describeSaid(saidAt: string | null, now: Date): string {
  const words = describeBedAge(saidAt === null ? null : new Date(saidAt), now, null).replace(' Call to confirm.', '')
  return words.endsWith('.') ? words : `${words}.`
}

export function buildLinkLabels(open: number | null) {
  const change = open === null ? 'Say how many' : 'Change the number'
  return { yes: open === 0 ? 'Yes, still full' : `Yes, ${open} open`, change, full: 'We are full' }
}

export type ReminderLinks = { yes: string | null; change: string; full: string | null }

/**
 * Texts show on locked phones: no word may say what kind of house this is, so a name that does is replaced by the
 * town.
 */
export function writeReminderText(asked: AskedBeds, links: ReminderLinks): string {
  const residence = chooseNameInText(asked)
  const ways = [
    ...(links.yes === null ? [] : [`Yes: ${links.yes}`]),
    ...(links.full === null ? [] : [`Full: ${links.full}`]),
    `Change: ${links.change}`,
  ]
  return [`${describeReminded({ ...asked, residence })}: ${describeQuestion(asked.open)}`, ...ways].join('\n')
}

export function chooseNameInText({ residence, city }: Pick<AskedBeds, 'residence' | 'city'>): string {
  return saysWhatKind.test(residence) ? `Your house in ${city}` : residence
}

export const maxTexts = 4

export const maxMailed = 40

export function writeBoardText(numbers: number, board: string): string {
  return `${numbers} numbers, still right? Look at them on your board: ${board}`
}

const saysWhatKind =
  /sober|sobriet|recover|rehab|treatment|detox|addict|alcohol|drug|substance|\b(12|twelve)[ -]?steps?\b|clean living|relapse|serenity|therap/i

export function parseTextNumber(value: string): string | null {
  const digits = value.replace(/\D/g, '')
  if (/^[\d\s().+-]*$/.test(value) === false) return null
  if (value.trim().startsWith('+')) return /^\d{8,15}$/.test(digits) ? `+${digits}` : null
  if (digits.length === 10) return /^[2-9]/.test(digits) ? `+1${digits}` : null
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}
