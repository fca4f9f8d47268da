/** From the Ortografía of the Real Academia Española; English where it has no other name. */
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

export const nameStateInSpanish = (code: string): string => byCode.get(code) ?? code

const alsoWritten: ReadonlyMap<string, readonly string[]> = new Map([
  ['NH', ['Nueva Hampshire']],
  ['NJ', ['Nuevo Jersey']],
  ['TN', ['Tenesí']],
  ['TX', ['Tejas']],
  ['WV', ['Virginia del Oeste']],
])

export function listSpanishSpellings(code: string): string[] {
  return [byCode.get(code) ?? [], alsoWritten.get(code) ?? []].flat()
}
