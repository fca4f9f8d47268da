/** The page on which an operator brings houses in from a spreadsheet and takes everything out. */
export const importWords = {
  title: 'Import a spreadsheet',
  checkTitle: 'Check a spreadsheet',
  description: 'Bring your houses and beds over from a spreadsheet, and take everything out again.',
  heading: { operator: 'Bring your houses in', affiliate: 'Bring your list in' },
  lead: 'Choose a file with one row for each house. We show what would happen before anything is saved.',
  hints: [
    'Columns may have any names and any order. We guess, and you correct.',
    'Leave out every column that may name a resident. We do not take them.',
  ],
  /** What becomes of new houses. */
  added: {
    operator: 'New houses come in as drafts. You can undo an import for 24 hours.',
    affiliate: 'New homes are listed at once, as unclaimed. You can undo an import for 24 hours.',
  },
  out: {
    title: 'Take everything out',
    text: 'One download with your houses, beds and what was said of them, holds, questions, team and history: CSV files for a spreadsheet, and all of it as JSON. The file of houses can be changed and brought in again.',
    button: 'Download everything',
  },
} as const
