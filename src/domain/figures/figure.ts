/**
 * Where a figure comes from (rulings 2): the partnership's own program figure, counted here at a moment, or reported
 * by an affiliate on a day. Moments and days are ISO 8601 text, so that a figure crosses the wire as it is.
 */
export type Pedigree =
  | { from: 'programme' }
  | { from: 'measured'; at: string }
  | { from: 'reported'; on: string; by: string }

/**
 * A number that a page may show, with its kind and where it comes from. `plus` marks "at least" figures such as
 * 250,000+. `under-hours` is an upper bound ("under 6 h"). Nobody has given a `not-published` figure: it is never 0.
 */
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

/** A count known only as a lower bound, shown with a plus sign: `atLeast(250_000, programme)` reads "250,000+". */
export function atLeast(value: number, pedigree: Pedigree): Figure {
  return { kind: 'count', value, plus: true, pedigree }
}

/** `value` in percent points, 0 to 100; one decimal place is kept. */
export function percent(value: number, pedigree: Pedigree): Figure {
  return { kind: 'percent', value, pedigree }
}

export function hours(value: number, pedigree: Pedigree): Figure {
  return { kind: 'hours', value, pedigree }
}

export function underHours(value: number, pedigree: Pedigree): Figure {
  return { kind: 'under-hours', value, pedigree }
}

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** The figure as a page prints it: "1,850", "250,000+", "64.5%", "24 h", "under 6 h" or "Not reported yet". */
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

/** The bare number, for sorting and bars; null when nobody has given one. */
export function figureValue(figure: Figure): number | null {
  return figure.kind === 'not-published' ? null : figure.value
}

const eastern = 'America/New_York'
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const easternDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: eastern })
const easternTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: eastern })

/** Browsers differ in how they join day and time and in the space before PM, so both are set here. */
function momentWords(at: string): string {
  const moment = new Date(at)
  const time = easternTime.format(moment).replace('\u202f', ' ')
  return `${easternDay.format(moment)} at ${time} Eastern time`
}

/**
 * The quiet note beside a figure: "program figure", "measured November 20, 2026 at 9:38 PM Eastern time",
 * "reported by ARR on May 3, 2026". Null for a figure nobody has given. Throws a RangeError on a date it cannot read.
 */
export function pedigreeNote(figure: Figure): string | null {
  if (figure.kind === 'not-published') return null
  const { pedigree } = figure
  switch (pedigree.from) {
    case 'programme':
      return 'program figure'
    case 'measured':
      return `measured ${momentWords(pedigree.at)}`
    case 'reported':
      return `reported by ${pedigree.by} on ${day.format(new Date(pedigree.on))}`
  }
}

/**
 * Sum of the program counts among `figures`, and how many of them there are. Measured and reported figures are left
 * out, because live figures are never mixed into one sum with the program's (rulings 2). With none to add, the total
 * is `notPublished`, not 0.
 */
export function programmeTotal(figures: readonly Figure[]): { total: Figure; of: number } {
  const known = figures.filter((figure) => figure.kind === 'count' && figure.pedigree.from === 'programme')
  if (known.length === 0) return { total: notPublished, of: 0 }
  const sum = known.reduce((total, figure) => total + (figureValue(figure) ?? 0), 0)
  const isLowerBound = known.some((figure) => figure.kind === 'count' && figure.plus)
  return { total: isLowerBound ? atLeast(sum, programme) : count(sum, programme), of: known.length }
}
