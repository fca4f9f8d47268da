import { numberAges } from '#domain/beds/bed-age.ts'

export const certificateViews = [
  'all',
  'certified',
  'uncertified',
  'suspended',
  'unconfirmed',
  'ending',
  'to-check',
] as const
export const levelsAsked = ['any', '1', '2', '3', '4', 'none'] as const
export const claimsAsked = ['any', 'yes', 'no'] as const
export const agesAsked = ['any', ...numberAges] as const
export const opensAsked = ['any', 'yes'] as const

export const residenceColumns = ['town', 'operator', 'level', 'certificate', 'beds', 'open', 'said', 'checked'] as const
export type ResidenceColumn = (typeof residenceColumns)[number]

export const residenceOrders = ['name', ...residenceColumns] as const
export type ResidenceOrder = (typeof residenceOrders)[number]

export const residenceDirections = ['up', 'down'] as const

export type CertificateView = (typeof certificateViews)[number]

export type ResidencesAsked = {
  find: string
  show: CertificateView
  level: (typeof levelsAsked)[number]
  claimed: (typeof claimsAsked)[number]
  age: (typeof agesAsked)[number]
  open: (typeof opensAsked)[number]
  county: string
  order: ResidenceOrder
  to: (typeof residenceDirections)[number]
  page: number
}

export const findLimit = 100

export const everyResidence: ResidencesAsked = {
  find: '',
  show: 'all',
  level: 'any',
  claimed: 'any',
  age: 'any',
  open: 'any',
  county: '',
  order: 'name',
  to: 'up',
  page: 1,
}

export function readResidencesAsked(search: URLSearchParams): ResidencesAsked {
  const readText = (name: string) => (search.get(name) ?? '').replaceAll('\u0000', '').slice(0, findLimit)
  const page = Number(search.get('page') ?? 1)
  const readChoice = <Choice extends string>(name: string, choices: readonly Choice[], first: Choice) =>
    choices.find((choice) => choice === search.get(name)) ?? first
  return {
    find: readText('find'),
    show: readChoice('show', certificateViews, 'all'),
    level: readChoice('level', levelsAsked, 'any'),
    claimed: readChoice('claimed', claimsAsked, 'any'),
    age: readChoice('age', agesAsked, 'any'),
    open: readChoice('open', opensAsked, 'any'),
    county: readText('county'),
    order: readChoice('order', residenceOrders, 'name'),
    to: readChoice('to', residenceDirections, 'up'),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export function writeResidencesAsked(asked: ResidencesAsked): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...asked, find: asked.find.trim() })) {
    if (value !== everyResidence[name as keyof ResidencesAsked]) search.set(name, String(value))
  }
  return search
}

/** Null where nothing is said of columns. An address that shows the name alone says `column=none`. */
export function readColumns(search: URLSearchParams): ResidenceColumn[] | null {
  const said = search.getAll('column')
  return said.length === 0 ? null : residenceColumns.filter((column) => said.includes(column))
}

export function writeColumns(search: URLSearchParams, columns: readonly ResidenceColumn[] | null): URLSearchParams {
  if (columns === null) return search
  for (const column of columns.length === 0 ? ['none'] : columns) search.append('column', column)
  return search
}
