import { formatCount } from '#domain/language/numbers.ts'

export const importWords = {
  title: 'Import a spreadsheet',
  titles: { checked: 'Check a spreadsheet', under_way: 'Bringing in a spreadsheet', done: 'Imported spreadsheet' },
  description: 'Import houses and beds from a spreadsheet, and export everything.',
  heading: { operator: 'Import houses', affiliate: 'Bring your list in' },
  lead: 'Choose a file with one row for each house. We show what would happen before anything is saved.',
  file: {
    label: 'Spreadsheet',
    none: 'No file chosen yet',
    limit: 'CSV or XLSX, up to 10 MB.',
    drop: 'CSV or XLSX, up to 10 MB. You can drop it here.',
    unread: 'Press Check to read it.',
    choose: 'Choose a file',
    another: 'Choose another',
    submit: 'Check',
    sending: 'Sending the file',
    reading: 'Reading and checking',
    soon: 'A few seconds',
    missing: 'Choose a file first.',
    about: (rows: string, columns: number, seconds: string) =>
      `${rows}, ${formatCount(columns, 'column')}, read in ${seconds} s`,
  },
  hints: [
    'Columns may have any names and any order. We guess, and you correct.',
    'Leave out every column that may name a resident. We do not take them.',
  ],
  added: {
    operator: 'New houses come in as drafts. You can undo an import for 24 hours.',
    affiliate:
      'New homes are listed at once, as unclaimed. A home that is on the list already gets its certificate, and nothing else of it changes. You can undo an import for 24 hours.',
  },
  underWay: {
    writing: { title: 'is being brought in now.', text: 'Nobody sees anything of it before all of it is there.' },
    finishing: { title: 'is being brought in now.', text: 'It is nearly done.' },
    undoing: { title: 'is being undone now.', text: 'Its houses go one after the other.' },
  },
  interrupted: {
    writing: {
      title: 'was interrupted and is being taken back.',
      text: 'The site was restarted in the middle. Nothing of it is kept, and nobody has seen anything of it. The file waits here again in a few minutes, and we write to you then.',
    },
    finishing: {
      title: 'was interrupted and goes on by itself.',
      text: 'The site was restarted in the middle. Nothing is missing. We write to you when it is done.',
    },
    undoing: {
      title: 'was interrupted while it was undone, and goes on by itself.',
      text: 'The site was restarted in the middle. You need do nothing.',
    },
  },
  lookAgain: 'Look again',
  out: {
    title: 'Export everything',
    text: 'One download with your houses, beds and what was said of them, holds, questions, team and history: CSV files for a spreadsheet, all of it as JSON, and your photos. The file of houses can be changed and brought in again.',
    button: 'Download everything',
  },
} as const
