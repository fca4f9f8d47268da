import { describe, expect, it } from 'vitest'
import type { ListingWords } from '#content/residence/listing.en.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { listEn } from '#content/search/lists/list.en.ts'
import { listEs } from '#content/search/lists/list.es.ts'
import { placeEs } from '#content/search/place.es.ts'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import { noticesWords } from '#content/staff/notices.ts'
import { describeBedAge } from '#domain/beds/bed-age.ts'
import { needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { frameEs } from './frame.es.ts'
import { troubleEn } from './trouble.en.ts'
import { troubleEs } from './trouble.es.ts'

/** Every text of a catalog, by the names that lead to it. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${path}.${name}`))
}

const both = [
  ['homes', listingEn, listingEs],
  ['search', searchEn, searchEs],
  ['list', listEn, listEs],
  ['trouble', troubleEn, troubleEs],
] as const

describe('the words for people who look for a home', () => {
  it.each(both)('%s: say everything in both languages, and nothing twice the same by mistake', (_, en, es) => {
    const [english, spanish] = [new Map(texts(en)), new Map(texts(es))]
    expect([...spanish.keys()]).toEqual([...english.keys()])
    // Numerals, names, words and an address that both languages share.
    const shared = /^(es|en|Sort|Chat|I{1,3}|IV|No|\/contact)$/
    const same = [...english].filter(
      ([path, words]) => spanish.get(path) === words && !shared.test(words) && words !== '',
    )
    expect(same).toEqual([])
  })

  it.each(both.flatMap(([name, en, es]) => [[name, en] as const, [`${name} in Spanish`, es] as const]))(
    '%s: blame nobody and promise nothing',
    (_, words) => {
      const all = texts(words)
        .map(([, text]) => text)
        .join('\n')
      expect(all).not.toMatch(
        /\b(addict|junkie|clean time|relapse|guarantee|verified|real-time|adicto|recaída|garantiza)/i,
      )
    },
  )

  it('count in both languages', () => {
    const values = { homes: 1, isLeast: false, beds: 'open', audience: 'women' } as const
    expect(searchEn.answer(values)).toBe('1 home with an open bed for a woman')
    expect(searchEn.answer({ ...values, homes: 5 })).toBe('5 homes with an open bed for a woman')
    expect(searchEn.answer({ ...values, homes: 1043, beds: 'any', audience: null })).toBe('1,043 homes')
    expect(searchEs.answer(values)).toBe('1 casa con una cama libre para una mujer')
    expect(searchEs.answer({ ...values, homes: 5, beds: 'open_or_waiting' })).toBe(
      '5 casas con una cama libre o lista de espera para una mujer',
    )
    expect(searchEn.split({ fresh: 10, older: 1 })).toBe('10 beds open. Call to confirm 1 more.')
    expect(searchEs.split({ fresh: 1, older: 2 })).toBe('1 cama libre. Llame para confirmar 2 más.')
    expect(searchEs.bedsIn({ fresh: 0, older: 2 }, 'Texas')).toBe('2 camas por confirmar en Texas')
    expect(searchEn.place({ kind: 'point', name: '', radius: 10 })).toBe('within 10 miles of you')
    expect(searchEn.place({ kind: 'point', name: 'map', radius: 10 })).toBe('within 10 miles of this point on the map')
    expect(searchEs.place({ kind: 'town', name: 'Conway', radius: 25 })).toBe('a 25 millas o menos de Conway')
  })

  it('have a title for every audience and three words for every need', () => {
    for (const words of [listingEn, listingEs]) {
      expect(Object.keys(words.audiences).toSorted()).toEqual([...audiences].toSorted())
      expect(Object.keys(words.needs)).toEqual([...needs])
      for (const need of needs) expect(words.needs[need].yes).not.toBe(words.needs[need].no)
    }
  })

  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  it.each([
    [0.5, 'Said just now', 'La casa lo dijo ahora mismo'],
    [1, 'Said 1 minute ago', 'La casa lo dijo hace 1 minuto'],
    [59, 'Said 59 minutes ago', 'La casa lo dijo hace 59 minutos'],
    [60, 'Said 1 hour ago', 'La casa lo dijo hace 1 hora'],
    [24 * 60, 'Said yesterday', 'La casa lo dijo ayer'],
    [48 * 60, 'Said 2 days ago', 'La casa lo dijo hace 2 días'],
    [5 * 24 * 60, 'Said 5 days ago. Call to confirm.', 'La casa lo dijo hace 5 días. Llame para confirmar.'],
    [9 * 24 * 60, 'No number for 9 days', 'Sin dato desde hace 9 días'],
  ])('say the age of a number of %d minutes', (minutes, english, spanish) => {
    const age = (words: ListingWords) => words.age(ago(minutes), now, 'AR')
    expect([age(listingEn), age(listingEs), describeBedAge(ago(minutes), now, 'AR')]).toEqual([
      english,
      spanish,
      english,
    ])
  })

  it('say the age shorter in a row, in Spanish', () => {
    expect(listingEs.ageInRow(ago(5 * 24 * 60), now, 'AR')).toBe('De hace 5 días. Llame para confirmar.')
    expect(listingEs.ageInRow(ago(24 * 60), now, 'AR')).toBe('De ayer')
    expect(listingEn.ageInRow(ago(60), now, 'AR')).toBe('Said 1 hour ago')
  })

  it('ask nobody in English for help in Spanish', () => {
    expect(
      texts(frameEs)
        .map(([, text]) => text)
        .join(' '),
    ).not.toMatch(/\b(the|Call|Leave|Skip|Get)\b/)
  })
})

describe('the title of a framed list in Spanish', () => {
  const values = (state: string, isWide: boolean) =>
    listEs
      .title(state)
      .filter(({ only }) => isWide || only !== 'wide')
      .map(({ words }) => words)
      .join('')

  it.each([
    ['Nuevo México', 'Casas en Nuevo México', 'Casas de recuperación en Nuevo México'],
    ['Carolina del Norte', 'Casas en Carolina del Norte', 'Casas de recuperación en Carolina del Norte'],
    ['Virginia Occidental', 'Virginia Occidental', 'Casas de recuperación en Virginia Occidental'],
    ['Distrito de Columbia', 'Distrito de Columbia', 'Casas de recuperación en el Distrito de Columbia'],
  ])('has room for %s on a phone', (state, narrow, wide) => {
    expect([values(state, false), values(state, true)]).toEqual([narrow, wide])
  })
})

it('a county in Spanish comes before its name, with its article', () => {
  const values = { place: 'Pulaski County, Arkansas', homes: 2, isLeast: false, beds: { fresh: 1, older: 0 } }
  expect(placeEs.lead(values)).toMatch(/^Hay 2 casas .* en la lista en el condado de Pulaski, Arkansas\. 1 cama libre/)
  expect(placeEs.inCounty('Pulaski County, AR')).toBe('Todas las casas del condado de Pulaski, AR')
  const county = { kind: 'county', name: 'Pulaski County, AR' } as const
  expect(searchEs.place({ ...county, radius: null })).toBe('en el condado de Pulaski, AR')
  expect(searchEs.place({ ...county, radius: 25 })).toBe('a 25 millas o menos del condado de Pulaski, AR')
  expect(searchEs.otherPlace('Pulaski County, KY')).toBe('Condado de Pulaski, KY')
  expect(searchEs.otherPlace('Houston, AL')).toBe('Houston, AL')
  const choice = { homes: 0, isLeast: false }
  expect(searchEs.problems.choice({ ...choice, near: 'Pulaski County, KY', county: null }).place).toBe(
    'Condado de Pulaski, KY',
  )
  expect(searchEs.problems.choice({ ...choice, near: 'Pulaski, NY', county: 'Oswego County' }).place).toBe(
    'Pulaski, NY (condado de Oswego)',
  )
  expect(placeEs.title('Conway, Arkansas')).toBe('Casas de recuperación (sober living) en Conway, Arkansas')
})

it.each([
  [1, 35, 'fresh', '1 of 35 beds open', '1 de 35 camas libres'],
  [0, 8, 'ageing', '0 of 8 beds open', '0 de 8 camas libres'],
  [2, 21, 'stale', '2 of 21 beds were open', '2 de 21 camas estaban libres'],
  [1, 24, 'stale', '1 of 24 beds was open', '1 de 24 camas estaba libre'],
  [1, 1, 'fresh', '1 of 1 bed open', '1 de 1 cama libre'],
] as const)('a number of beds as a sentence: %d of %d, %s', (open, total, age, english, spanish) => {
  expect([listingEn.bedsOpen(open, total, age), listingEs.bedsOpen(open, total, age)]).toEqual([english, spanish])
})

it('a preview of a site notice calls it as Spanish pages do', () => {
  expect(noticesWords.kindsInSpanish).toEqual(frameEs.notices.kinds)
})
