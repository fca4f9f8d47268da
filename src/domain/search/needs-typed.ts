import { medicines, type Need } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

export type Filter = Readonly<Record<string, string>>

export type NeedsTyped = { filters: Filter; rest: string }

type TypedNeed = { need: Need } | { audience: Audience } | { level: 1 | 2 | 3 | 4 } | 'certified' | 'medicines'

const spoken: readonly (readonly [TypedNeed, string])[] = [
  [
    'medicines',
    'mat|moud|medication assisted treatment|medications? for opioid use disorder|tratamiento con medicamentos',
  ],
  [{ need: 'buprenorphine' }, 'buprenorphine|bupe|suboxone|suboxona|subutex|sublocade|zubsolv|brixadi|buprenorfina'],
  [{ need: 'methadone' }, 'methadone|metadona'],
  [{ need: 'naltrexone' }, 'naltrexone|vivitrol|naltrexona'],
  [
    { audience: 'women_with_children' },
    'women with (?:children|kids)|moms?|mothers?|mothers? with (?:children|kids)|mujeres con (?:hijos|ninos)|madres?|mamas?',
  ],
  [{ audience: 'women' }, 'women|womens|woman|womans|females?|ladies|mujer|mujeres|damas'],
  [{ audience: 'men' }, 'men|mens|man|mans|males?|guys|hombres?|varones'],
  [{ audience: 'families' }, 'family|families|familia|familias'],
  [{ audience: 'couples' }, 'couples?|married|husband and wife|parejas?|matrimonios?'],
  [{ audience: 'lgbtq' }, 'lgbt|lgbtq|lgbtqia|queer|gay|lesbian|trans|transgender|lesbiana|transgenero'],
  [{ need: 'children' }, 'children|childrens|child|kids?|bab(?:y|ies)|ninos?|ninas?|hijos?|hijas?|bebes?'],
  [{ need: 'pets' }, 'pets?|dogs?|cats?|service dogs?|mascotas?|perros?|gatos?'],
  [{ need: 'wheelchair' }, 'wheelchairs?|disabled|handicap|handicapped|silla de ruedas|discapacitados?'],
  [{ need: 'parking' }, 'parking|estacionamiento'],
  [{ need: 'smoking_outside' }, 'smoking|smokers?|fumar|fumadores'],
  [{ need: 'veterans' }, 'veterans?|veteranos?'],
  [
    { need: 'justice' },
    'felony|felonies|felons?|criminal record|record|probation|parole|parolees?|jail|prison|inmates?|reentry|drug court|antecedentes|libertad condicional|carcel|prision|delito grave',
  ],
  [{ need: 'faith_based' }, 'christian|faith|faith based|religious|cristian[ao]s?|religios[ao]s?'],
  [{ need: 'transport' }, 'transportation|rides|transporte'],
  [{ need: 'spanish' }, 'spanish|bilingual|espanol|bilingue'],
  [{ level: 1 }, '(?:level|nivel) (?:1|i|one|uno)'],
  [{ level: 2 }, '(?:level|nivel) (?:2|ii|two|dos)'],
  [{ level: 3 }, '(?:level|nivel) (?:3|iii|three|tres)'],
  [{ level: 4 }, '(?:level|nivel) (?:4|iv|four|cuatro)'],
  ['certified', 'certified|certificad[ao]s?'],
]

const before =
  /^(?:(?:near me|nearby|oxford houses?|(?:casas?|hogar(?:es)?|viviendas?) (?:sobri[ao]s?|de (?:sobriedad|recuperacion|transicion|vida sobria))|sober|recovery|halfway|living|homes?|houses?|housing|beds?|rehabs?|detox|treatment|shelters?|homeless|clinics?|programs?|medicines?|that|which|takes?|taking|accepts?|accepting|allows?|allowed|welcomes?|friendly|only|okay|on|for|with|my|and|in|near|around|close to|casas?|hogar|hogares|residencias?|viviendas?|que|aceptan?|permiten?|solo|para|con|en|cerca de|mi) ?)+(?= |$)/
const after =
  /(?:^| )(?:(?:near|around|close to) (?:me|here)|nearby|oxford houses?|casas? sobrias?|sober|recovery|halfway|living|homes?|houses?|housing|beds?|rehabs?|detox|treatment|shelters?|clinics?|programs?|that|which|takes?|taking|accepts?|accepting|allows?|allowed|welcomes?|friendly|only|okay|on|for|with|and|casas?|hogares|residencias?|que|aceptan?|permiten?|solo|para|con)$/

const joining = /^(?:or|and|o|y) (?!$)/

const patterns = spoken.map(([asked, words]) => ({
  filter: toFilter(asked),
  first: new RegExp(`^(?:${words})(?= |$)`),
  last: new RegExp(`(?:^| )(?:${words})$`),
}))

export function readTypedNeeds(text: string): NeedsTyped {
  let rest = normalizeWords(text)
  let filters: Filter = {}
  for (let length = -1; length !== rest.length; ) {
    length = rest.length
    for (const [side, other] of [
      ['first', before],
      ['last', after],
    ] as const) {
      const need = patterns.find((one) => one[side].test(rest))
      if (need) filters = joinFilters(filters, need.filter)
      rest = rest.replace(need ? need[side] : other, '').trim()
      if (need && side === 'first') rest = rest.replace(joining, '')
    }
  }
  // Small letters after a need: "kids ok" is no search of Oklahoma.
  if (rest === 'ok' && !text.includes('OK')) rest = ''
  return { filters, rest }
}

function joinFilters({ for: before = '', ...filters }: Filter, { for: whom = before, ...more }: Filter): Filter {
  const isAnybody = before !== whom && ['men', 'women'].includes(before) && ['men', 'women'].includes(whom)
  return { ...filters, ...more, ...(whom !== '' && !isAnybody && { for: whom }) }
}

function toFilter(asked: TypedNeed): Filter {
  if (asked === 'certified') return { certified: '1' }
  if (asked === 'medicines') return Object.fromEntries(medicines.map((medicine) => [medicine, 'yes']))
  if ('need' in asked) return { [asked.need]: 'yes' }
  return 'level' in asked ? { level: String(asked.level) } : { for: asked.audience }
}

function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
