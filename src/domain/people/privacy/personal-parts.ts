import { firstNames } from './first-names.ts'
import { diagnosisWords, healthWords, identityWords } from './resident-words.ts'

export type PersonalPart = { is: 'name' | 'health'; text: string; at: number }

/** Health as people write it in a note, beside the words that head a column. */
const healthInNotes = String.raw`methadone|suboxone|subutex|buprenorphine|vivitrol|naltrexone|detox\w*|rehab|withdrawals?|insulin|diabet\w+|seizures?|epilep\w+|bipolar|depress\w+|anxiety|ptsd|schizo\w+|psych\w*|suicid\w+|pregnan\w+|hep c|aids|cancer|asthma\w*|covid|wheelchair|disab\w+|injur\w+|surgery|addict\w*|alcohol\w*|heroin|fentanyl|cocaine|meth|opi(?:ates?|oids?)|relapsed|overdosed|positive for`

const health = new RegExp(`\\b(?:${diagnosisWords}|${healthWords}|${identityWords}|${healthInNotes})\\b`, 'gi')
const numbers = /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g
const capitalized = /(?<=^|[^\p{L}.'’-])\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)+/gu
const word = /\p{L}[\p{L}'’-]+/gu

const noName =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$|^(?:after|before|by|from|to|in|at|on|via|near|for|and|or|with|until|the|bus|train|court|drug|probation|parole|officer|house|street|county|greyhound|amtrak|moves?|moving|coming|comes|arrives|call|calls|ask|asks|wants|needs|bed|room|upstairs|downstairs|lower|upper|bunk|first|last|new|ok|will)$/i

const beforePlaces = /(?:^|\s)(?:from|to|in|at|via|near)\s$/i

/** Where a note reads like somebody's name or health, in the order of the note. It may be wrong, so it is only asked. */
export function findPersonalParts(note: string): PersonalPart[] {
  const found: PersonalPart[] = []
  const add = (is: PersonalPart['is'], text: string, at: number) => {
    const isKnown = found.some((part) => at < part.at + part.text.length && part.at < at + text.length)
    if (!isKnown) found.push({ is, text, at })
  }
  for (const pattern of [health, numbers])
    for (const { 0: text, index } of note.matchAll(pattern)) add('health', text, index)
  for (const { 0: text, index } of note.matchAll(capitalized)) {
    const isPlace = beforePlaces.test(note.slice(0, index))
    if (!isPlace && text.split(' ').every((part) => !noName.test(part))) add('name', text, index)
  }
  for (const { 0: text, index } of note.matchAll(word)) if (firstNames.has(text.toLowerCase())) add('name', text, index)
  return found.toSorted((one, other) => one.at - other.at)
}

export function removePersonalParts(note: string): string {
  let left = ''
  let from = 0
  for (const { is, text, at } of findPersonalParts(note)) {
    left += note.slice(from, at) + (is === 'name' ? pickInitials(text) : '')
    from = at + text.length
  }
  return (left + note.slice(from))
    .replace(/\s+([,.;])/g, '$1')
    .replace(/([,;])(?:\s*[,;.])+/g, '$1')
    .replace(/\.{2,}/g, '.')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
}

function pickInitials(name: string): string {
  return name
    .split(' ')
    .map((part) => `${part.charAt(0).toUpperCase()}.`)
    .join(' ')
}
