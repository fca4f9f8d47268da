import { createDateFormat, formatLongDay } from '#domain/language/dates.ts'

/** Moments and days are ISO 8601 text (docs/specification.md, ruling 2). */
export type Pedigree =
  | { from: 'programme' }
  | { from: 'measured'; at: string }
  | { from: 'reported'; on: string; by: string }

/** `plus` marks "at least" figures (250,000+); `under-hours` is an upper bound. `not-published` never counts as 0. */
export type Figure =
  | { kind: 'count'; value: number; plus: boolean; pedigree: Pedigree }
  | { kind: 'percent'; value: number; pedigree: Pedigree }
  | { kind: 'hours'; value: number; pedigree: Pedigree }
  | { kind: 'under-hours'; value: number; pedigree: Pedigree }
  | { kind: 'not-published' }

export const programme: Pedigree = { from: 'programme' }

export const notPublished: Figure = { kind: 'not-published' }

export function count(value: number, pedigree: Pedigree): Figure {
  return { kind: 'count', value, plus: false, pedigree }
}

export function makeMinimum(value: number, pedigree: Pedigree): Figure {
  return { kind: 'count', value, plus: true, pedigree }
}

/** In percent, 0 to 100. */
export function makePercent(value: number, pedigree: Pedigree): Figure {
  return { kind: 'percent', value, pedigree }
}

export function makeHours(value: number, pedigree: Pedigree): Figure {
  return { kind: 'hours', value, pedigree }
}

export function makeHoursLimit(value: number, pedigree: Pedigree): Figure {
  return { kind: 'under-hours', value, pedigree }
}

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function formatFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'count':
      return digits.format(figure.value) + (figure.plus ? '+' : '')
    case 'percent':
      return `${digits.format(figure.value)}%`
    case 'hours':
      return `${digits.format(figure.value)} h`
    case 'under-hours':
      return `under ${digits.format(figure.value)} h`
    case 'not-published':
      return 'Not reported yet'
  }
}

export function readFigureValue(figure: Figure): number | null {
  return figure.kind === 'not-published' ? null : figure.value
}

const eastern = 'America/New_York'

function describeMoment(at: string): string {
  const time = createDateFormat({ timeStyle: 'short', timeZone: eastern }).format(new Date(at)).replace('\u202f', ' ')
  return `${formatLongDay(at, 'en', eastern)} at ${time} Eastern time`
}

/** Null for `not-published`. Throws a RangeError on a date it cannot read. */
export function describePedigree(figure: Figure): string | null {
  if (figure.kind === 'not-published') return null
  const { pedigree } = figure
  switch (pedigree.from) {
    case 'programme':
      return 'program figure'
    case 'measured':
      return `measured ${describeMoment(pedigree.at)}`
    case 'reported':
      return `reported by ${pedigree.by} on ${formatLongDay(pedigree.on)}`
  }
}

/** Leaves out measured and reported figures, which are never added to these (docs/specification.md, ruling 2). */
export function sumProgrammeFigures(figures: readonly Figure[]): { total: Figure; of: number } {
  const known = figures.filter((figure) => figure.kind === 'count' && figure.pedigree.from === 'programme')
  if (known.length === 0) return { total: notPublished, of: 0 }
  const sum = known.reduce((total, figure) => total + (readFigureValue(figure) ?? 0), 0)
  const isLowerBound = known.some((figure) => figure.kind === 'count' && figure.plus)
  return { total: isLowerBound ? makeMinimum(sum, programme) : count(sum, programme), of: known.length }
}
