import { diagnosisWords, healthWords, identityWords } from '#domain/people/privacy/resident-words.ts'

export const refusedWhy = 'May name a resident: we do not take them'

export const mayName = 'May name a resident'

const always = new RegExp(
  String.raw`\b(${identityWords}|${diagnosisWords}|(first|last|middle|maiden|given) names?|surnames?|middle initials?|mrn|medical record\w*|(resident|tenant|client|patient|participant|member)s? (names?|id|ids|no|number|initials)|policy (number|no|holder))\b`,
)

const mostly = new RegExp(
  String.raw`^(age|names of .*)$|\b(${healthWords}|residents?|tenants?|clients?|patients?|occupants?|participants?|roommates?|inmates?|insurance|insurer|medicaid|medicare|case(?! management)|cases|case ?workers?|casemanagers?|docket|offenses?|convictions?|warrants?|arrests?|(probation|parole) officers?|judge|attorney|lawyer|emergency contacts?|next of kin|guardian|spouse|marital status|ethnicity|race|(sobriety|clean|admission|admit|admitted|intake|discharged?|entry|exit|release|move in|move out) dates?|date (of )?(admission|admitted|intake|discharged?|entry|exit|release|move in|moved in|move out|moved out)|discharged?|drivers? licen[sc]e|passport|(room|bed) (assigned|assignment)|assigned (bed|room))\b`,
)

const ofTheResidence =
  /\b(accept\w*|allow\w*|friendly|welcome\w*|ok|policy|policies|services?|served?|serves|serving|require\w*|offered|provided|available|max|maximum|min|minimum|number of|how many|count|total|capacity|per|rules?)\b/

export function isAboutResidents(key: string): boolean {
  return always.test(key) || (mostly.test(key) && !ofTheResidence.test(key))
}

const socialSecurity = /^\d{3}[- ]\d{2}[- ]\d{4}$/
const birthday =
  /^(\d{1,2}[/.-]\d{1,2}[/.-](19[2-9]\d|200\d)|(19[2-9]\d|200\d)-\d\d-\d\d|[a-z]{3,9}\.? \d{1,2},? (19[2-9]\d|200\d))$/i

export function looksLikeResidents(cells: readonly string[]): boolean {
  const countLike = (shape: RegExp) => cells.filter((cell) => shape.test(cell)).length
  return cells.length > 0 && Math.max(countLike(socialSecurity), countLike(birthday)) * 2 >= cells.length
}
