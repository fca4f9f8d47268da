import { formatCount, formatNumber } from '#domain/language/numbers.ts'

type Line = { row: number; words: string }
type ReadFrom = {
  sheet: number
  sheets: readonly { name: string }[]
  others: readonly string[]
  headings: readonly number[]
  titles: readonly Line[]
  dropped: readonly Line[]
  droppedCount: number
}

export const readingWords = {
  from: {
    question: (row: number | undefined) =>
      row === undefined ? 'We find no row of headings. Is that right?' : `Is row ${row} the row of headings?`,
    lines: readLines,
    otherSheet: (name: string) => `Read sheet “${name}” instead`,
    choose: 'Choose the row of headings',
    rows: 'Row of headings',
    row: (row: number) => `Row ${row}`,
    none: 'There are no headings',
    submit: 'Use this choice',
  },
  remembered: {
    same: 'Same columns as',
    used: 'we used your choices.',
    text: 'Where each column goes, what a value means, and what to do with closed houses. Nothing about single rows.',
    forget: 'Forget them',
  },
  guesses: {
    one: 'One guess to check:',
    title: (guesses: number) => `${guesses} guesses to check.`,
    guess: (name: string, label: string | null, mayBe: string | null) =>
      label === null
        ? `your column “${name}” is not imported. Its values look like ${mayBe}.`
        : `your column “${name}” goes to ${label}.`,
    leaveOut: 'Leave it out',
    right: 'Looks right',
    see: (columns: number) => (columns === 1 ? 'See the column' : `See all ${columns} columns`),
    noName: 'No column is the name of the house.',
    isIt: (name: string) => `Is it “${name}”? `,
    chooseName: 'Choose “Name” for the right one under',
    columns: 'Your columns',
    everyRow: 'Every row needs one.',
  },
  beds: {
    title: (rows: number, residences: number, fewest: number, most: number) =>
      `${formatNumber(rows)} rows look like ${formatCount(residences, 'house')} with ${fewest === most ? most : `${fewest} to ${most}`} beds each.`,
    text: 'Use them so? We count the rows of a house as its beds, and the vacant ones as open.',
    fold: (residences: number) => `Yes, ${formatCount(residences, 'house')}`,
    apart: 'No, each row is a house',
  },
  closed: {
    title: (says: readonly string[], column: string, all: number) => {
      const words = says.map((one) => `“${one}”`).join(' or ')
      return `${all === 1 ? '1 row says' : `${formatNumber(all)} rows say`} ${words} under ${column}.`
    },
    text: (rows: readonly number[], all: number) =>
      `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.join(', ')}${all > rows.length ? ' and others' : ''}. What shall we do with ${all === 1 ? 'it' : 'them'}?`,
    out: 'Leave out',
    draft: 'Bring in as drafts',
    same: 'Treat like the others',
  },
  asOf: {
    title: 'As of when are the numbers of open beds?',
    text: 'Callers see how old a number is. A number that your house said later stays.',
    today: 'Today',
    none: 'Do not bring them',
    day: 'Or as of this day',
    submit: 'Use this day',
  },
} as const

export type ReadingWords = typeof readingWords

function readLines({ sheet, sheets, others, headings, titles, dropped, droppedCount }: ReadFrom): string[] {
  const name = sheets[sheet]?.name ?? ''
  const lines: string[] = []
  if (sheets.length + others.length > 1) {
    const kept = others.length === 0 ? '' : ` Not read, because no houses are in them: ${quoteWords(others)}.`
    lines.push(`We read the sheet “${name}”.${kept}`)
  }
  const [first] = titles
  if (first) {
    const above = titles.length === 1 ? `Row ${first.row} above is` : `${describeRows(titles)} above are`
    lines.push(`${describeHeadings(headings)} ${above} passed over: ${quoteWords(titles.map(({ words }) => words))}.`)
  } else if (headings.length > 1) lines.push(describeHeadings(headings))
  if (droppedCount > 0) {
    const more = droppedCount > dropped.length ? ` and ${formatNumber(droppedCount - dropped.length)} more` : ''
    const are = droppedCount === 1 ? 'is' : 'are'
    lines.push(
      `${describeRows(dropped)}${more} ${are} no house and left out: ${quoteWords(dropped.map(({ words }) => words))}.`,
    )
  }
  return lines
}

function describeHeadings(headings: readonly number[]): string {
  const [first, second] = headings
  if (first === undefined) return 'The file has no headings.'
  return second === undefined ? `Headings are in row ${first}.` : `Headings are in rows ${first} and ${second}.`
}

function describeRows(rows: readonly { row: number }[]): string {
  const numbers = rows.map(({ row }) => String(row))
  return numbers.length === 1 ? `Row ${numbers[0]}` : `Rows ${list(numbers)}`
}

const list = (items: readonly string[]) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ')

function quoteWords(words: readonly string[]): string {
  const some = [...new Set(words)].slice(0, 4).map((one) => `“${one}”`)
  return some.join(', ')
}
