import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { readingWords } from './reading-sheet.ts'

const ifAnother = 'If it is another house, say why on its page: then somebody checks it before it is public.'

export const checkedSheetWords = {
  reading: readingWords,
  readAgain: 'Read again',
  checkAgain: 'Check again',
  garbled: {
    title: 'Some letters look wrong.',
    at: (row: number, column: string) => `Row ${row}, ${column}: `,
    more: (more: number) => `And ${formatNumber(more)} more. `,
    again: 'Save the sheet as .xlsx, or as “CSV UTF-8”, and choose it again.',
  },
  tables: {
    row: 'Row',
    ofRow: (row: number) => `Row ${row}`,
    house: 'House',
    column: 'Column',
    none: 'None said',
    changes: { caption: 'Changes, before and after', now: 'Now', after: 'After import' },
    added: {
      caption: 'New houses, as we read them',
      town: 'Town',
      beds: 'Beds',
      bedsFor: (beds: number, people: string) => `${beds} for ${people}`,
      open: (open: number) => `, ${open} open`,
      certificate: 'Certificate',
    },
    problems: {
      caption: 'Rows with a problem',
      found: 'Found',
      nothing: 'Nothing',
      expected: 'Expected',
      fix: 'Fix here',
      ofCell: (column: string, residence: string, row: number) => `${column} for ${residence}, row ${row}`,
    },
    columns: {
      caption: 'Columns of your file and where they go',
      name: 'Your column',
      first: 'First value',
      empty: 'Empty',
      refused: 'Not kept',
      goes: 'Goes to',
      ofColumn: (column: string) => `${column} goes to`,
      nowhere: 'Nowhere',
      leave: 'Do not import',
      like: (field: string, example: string) => `${field}, like ${example}`,
      note: 'Note',
    },
  },
  wrong: {
    rows: (rows: number, found: string) => `${formatNumber(rows)} rows say ${found}`,
    under: (column: string, expected: string) => `under ${column}. Expected: ${expected}.`,
    which: (rows: readonly number[], isMore: boolean) => `Rows ${rows.join(', ')}${isMore ? ' and others' : ''}.`,
    nothing: 'nothing',
    means: (value: string) => (value === '' ? 'is left out' : `means ${value}`),
    takeBack: 'Take back',
    ofRows: (column: string, rows: number, found: string) =>
      `${column} for the ${formatNumber(rows)} rows that say ${found}`,
    choose: 'Choose',
    name: 'It is the name',
    all: 'Use for all',
    leave: 'Leave out',
  },
  again: {
    checked: 'Checked again. ',
    problems: (left: number) =>
      left === 0 ? 'No row has a problem.' : `${formatCount(left, 'row has', 'rows have')} a problem.`,
    saved: (saved: number) => `${saved} will be saved.`,
  },
  squares: {
    new: 'new',
    changed: 'changed',
    same: 'unchanged',
    duplicate: 'duplicate, skipped',
    problem: 'have a problem',
    oneProblem: 'has a problem',
  },
  happens: {
    title: 'What would happen',
    text: (isSquares: boolean) =>
      `Nothing is imported yet. ${isSquares ? 'One square is one row of your sheet, in order.' : 'The bar is your whole sheet.'}`,
  },
  publish: {
    title: 'On the public list',
    drafts: (notReady: number) => {
      const stay = `${formatNumber(notReady)} without phone or beds ${notReady === 1 ? 'stays' : 'stay'} so.`
      return `New houses come in as drafts that only you see. Published, the first ones of a new organization wait for one check; all others are public at once.${notReady > 0 ? ` ${stay}` : ''}`
    },
    forAnyone: (count: number) => `${formatCount(count, 'house')} will say: for anyone.`,
    forWhom: (count: number) =>
      `Your file does not say for whom ${count === 1 ? 'its' : 'their'} beds are. If a column does, choose`,
    column: '“A bed for”',
    first: 'for it first.',
    submit: (count: number) => `Publish the ${count === 1 ? 'new house' : `${formatNumber(count)} new houses`}`,
    unclaimed: (count: number) =>
      count === 1
        ? 'The new home is listed at once, as one that nobody has claimed. Nobody can see how many beds are open until its operator claims it and says so.'
        : `The ${formatNumber(count)} new homes are listed at once, as homes that nobody has claimed. Nobody can see how many beds are open until their operator claims them and says so.`,
    certified: (count: number) =>
      count === 0
        ? 'None of them is certified by this file: it gives no certificate.'
        : `${formatCount(count, 'home comes', 'homes come')} in certified, with the certificate this file gives.`,
  },
  problems: {
    title: (count: number) =>
      count === 0 ? 'Rows to know about' : formatCount(count, 'row has a problem', 'rows have a problem'),
    fix: 'Fix them here, or leave them out and take them with you:',
    download: (count: number) => `download the ${count === 1 ? 'row' : `${formatNumber(count)} rows`}`,
    double: (row: number) => `Row ${row} has the phone and address of`,
    keeps: (row: number | null) =>
      row === null ? ', which is on your list. We keep what is there.' : `. We keep row ${row}.`,
    drops: (certificate: string) => `Certificate ${certificate} of this row is left out. `,
    two: 'They are two houses',
    ofRow: (row: number) => `: row ${row}`,
  },
  listed: {
    claim: (count: number) =>
      count === 1
        ? '1 of these looks like a listing that exists: claim it instead.'
        : `${formatNumber(count)} of these look like listings that exist: claim them instead.`,
    stays: (count: number) => `What you import of ${count === 1 ? 'it' : 'them'} stays a draft. ${ifAnother}`,
    row: (row: number) => `Row ${row}`,
    looksLike: 'looks like',
    in: (city: string) => `in ${city}`,
    claimIt: 'Claim it',
    more: (more: number) => `and ${formatNumber(more)} more`,
    samePhone: (count: number) =>
      `${
        count === 1
          ? '1 new house has the phone of a listing that exists, and nothing else of it: it stays a draft.'
          : `${formatNumber(count)} new houses have the phone of a listing that exists, and nothing else of it: they stay drafts.`
      } ${ifAnother}`,
  },
  added: (count: number) => formatCount(count, 'house is new', 'houses are new'),
  changes: (count: number) => formatCount(count, 'house changes', 'houses change'),
  more: { problems: 'problems', added: 'new houses', changes: 'changes' },
  first: (shown: number, of: number, what: string) =>
    `These are the first ${formatNumber(shown)} of ${formatNumber(of)} ${what}.`,
  showMore: 'Show more',
  columns: {
    title: readingWords.guesses.columns,
    see: readingWords.guesses.see,
    placed: (placed: number, all: number) =>
      `${placed} of ${formatCount(all, 'column')} matched. Change one and we check again. An empty cell changes nothing.`,
  },
  foot: {
    stopped: 'Stopped.',
    proving: 'Nothing is imported yet. Confirm first that it is you: the question stands above.',
    phases: {
      checking: 'Checking once more',
      adding: 'Adding houses',
      changing: 'Changing houses',
      closing: 'Closing up',
    },
    far: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`,
    submit: { proving: 'Waiting for your password', busy: 'Importing', free: 'Import' },
    unknown: (names: readonly string[], more: number) =>
      `Not understood, so not imported: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    goes: (count: number) => `Say where ${count === 1 ? 'it goes' : 'they go'}`,
    headings: 'Say first which row holds the headings.',
    questions: 'Answer the questions at the top first.',
    same: (rows: number) => `Nothing to save: all ${formatNumber(rows)} rows are as they were.`,
    nothing: 'Nothing to save:',
    rest: (same: number, double: number, problem: number) =>
      `${formatNumber(same)} as they were, ${formatNumber(double)} skipped as duplicates, ${formatNumber(problem)} left out.${problem > 0 ? ' Fix a row above, or choose another file.' : ''}`,
    saved: (saved: number) => `${formatCount(saved, 'row')} will be saved`,
    leftOut: (problem: number) => `, ${formatNumber(problem)} left out. You can undo for 24 hours.`,
  },
} as const

export type CheckedSheetWords = typeof checkedSheetWords
