import { toPlaceKey } from '#domain/places/place-name.ts'

/*
 * The words that people put around the name of a place, in the keys of names (domain/places/place-name.ts).
 */

const seeking =
  /^(?:sober living|(?:(?:sober|recovery|halfway|oxford) )?(?:living )?(?:homes?|houses?|housing|residences?|beds?)) (?=(?:in|near|around|close to) )/

const here =
  /^(?:near|around|close to) (?:me|here)$|^(?:near )?(?:my|current) location$|^(?:here|nearby)$|^(?:cerca de mi|mi ubicacion|aqui)$/

const hereAfterPlace = / (?:(?:near|around|close to) (?:me|here)|nearby|cerca de mi|cerca de aqui)$/

export const isHere = (key: string) => here.test(key)

export const dropSeekingWords = (key: string) => key.replace(seeking, '')

export const dropHereWords = (key: string) => key.replace(hereAfterPlace, '')

export function loosenKey(key: string): string[] {
  const own = key
    .replace(/^(the|in|near|around|close to|downtown|city of|town of|state of|suburbs of) /, '')
    .replace(/^(en|cerca de|(la )?ciudad de|(el )?pueblo de|(el )?estado de|el|la|los|las) /, '')
  return [key, own, own.replace(/ (usa|area|metro|city|suburbs?)$/, '')]
}

const territories = new Set([
  'puerto rico',
  'guam',
  'american samoa',
  'virgin islands',
  'us virgin islands',
  'northern mariana islands',
])

const townsOfPuertoRico = `aguada aguadilla arecibo bayamon cabo-rojo caguas canovanas carolina catano cayey coamo dorado
  fajardo guayama guaynabo gurabo humacao isabela juana-diaz juncos las-piedras manati mayaguez moca naguabo ponce
  san-german san-lorenzo san-sebastian toa-alta toa-baja trujillo-alto vega-alta vega-baja yabucoa yauco`
const outside = new Set(townsOfPuertoRico.split(/\s+/).map(toPlaceKey))

export const isInTerritory = (key: string) =>
  territories.has(key) || outside.has(key) || / (pr|puerto rico|guam)$/.test(key)

const countyWords = ['county', 'parish', 'borough', 'census area', 'municipality', 'city and borough']

export function findCountyBase(key: string): string | null {
  const word = countyWords.find((one) => key.endsWith(` ${one}`))
  return word === undefined ? null : key.slice(0, -word.length - 1)
}

export const listCountyNames = (base: string) => countyWords.map((word) => `${base} ${word}`)

export const findCondado = (key: string) => /^(?:el )?condado (?:de )?(.+)$/.exec(key)?.[1] ?? null

const regionWord = '(?:central|upstate|(?:north|south)?(?:east|west)(?:ern)?|(?:north|south)(?:ern)?)'
const wholeRegionWord = new RegExp(`^${regionWord}$`)
const beginsWithRegionWord = new RegExp(`^${regionWord} (.+)$`)

export const isRegionWord = (key: string) => wholeRegionWord.test(key)

export const readAfterRegionWord = (key: string) => beginsWithRegionWord.exec(key)?.[1] ?? null
