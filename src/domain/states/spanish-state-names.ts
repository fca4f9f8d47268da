/**
 * What the states are called in Spanish, by their letters: the names that the Ortografía of the Real Academia Española
 * lists, and the English one where Spanish has no other. The content's list of states asks for each of the 51.
 */
export const spanishStateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'Distrito de Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawái',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Luisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Míchigan',
  MN: 'Minnesota',
  MS: 'Misisipi',
  MO: 'Misuri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregón',
  PA: 'Pensilvania',
  RI: 'Rhode Island',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'Virginia Occidental',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const

const byCode: ReadonlyMap<string, string> = new Map(Object.entries(spanishStateNames))

/** What people also write for a state in Spanish, beside its name there. */
const alsoWritten: ReadonlyMap<string, readonly string[]> = new Map([
  ['NH', ['Nueva Hampshire']],
  ['NJ', ['Nuevo Jersey']],
  ['TN', ['Tenesí']],
  ['TX', ['Tejas']],
  ['WV', ['Virginia del Oeste']],
])

/** Each way to write a state in Spanish; none where there is no such state. */
export function spanishStateSpellings(code: string): string[] {
  return [byCode.get(code) ?? [], alsoWritten.get(code) ?? []].flat()
}
