import { evidenceReminders } from '#domain/certification/evidence/evidence.ts'
import { formatFileSize } from '#domain/certification/evidence/evidence-files.ts'
import { formatMediumDay } from '#domain/language/dates.ts'

export const evidenceFileWords = {
  title: 'Evidence',
  none: 'No file yet.',
  shared: 'These files count for all your homes.',
  open: 'Open',
  download: 'Download',
  size: formatFileSize,
  added: (by: string, day: string) => `Added by ${by}, ${formatMediumDay(day)}.`,
  ends: (day: string) => `Good until ${formatMediumDay(day)}.`,
  endsSoon: (day: string) => `Ends soon: good until ${formatMediumDay(day)}.`,
  ended: (day: string) => `Ended ${formatMediumDay(day)}.`,
  held: 'Waits for the virus scan. It can be opened when that is done, in a few minutes.',
  checking: 'Is being checked.',
  refused: 'Not taken:',
  binder: 'Binder (PDF)',
  binderHelp: 'All answers with their files, as one PDF.',
  describe: 'Title, last day, or take away',
  describeKept: 'Title or last day',
  kept: 'It stays: an affiliate decides by it, or has decided. Add the newer one beside it.',
  name: 'Title',
  nameHelp: 'What it is, such as liability insurance.',
  endsOn: 'Last day it is good',
  endsOnHelp: `Of an insurance, a drill or a test. We remind you ${evidenceReminders.join(' and ')} days before.`,
  save: 'Save',
  saved: 'Saved',
  didNotSave: 'It was not saved.',
  remove: 'Take away',
  removeSure: 'The file is deleted here. To have it back you would add it again.',
  removed: 'Taken away',
  didNotRemove: 'It was not taken away.',
  didNotAdd: 'The file was not added to this rule.',
} as const

export type EvidenceFileWords = typeof evidenceFileWords
