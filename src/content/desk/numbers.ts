import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { describeStretch } from '#domain/inquiries/answer-time.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { formatNumber } from '#domain/language/numbers.ts'

export const numbersWords = {
  title: 'Numbers',
  description: 'How full your houses were, and how fast questions were answered, month by month.',
  lead: 'How full your houses were, and how fast questions were answered.',
  month: 'Month',
  show: 'Show',
  file: 'Download as a file (CSV)',
  fileNote: 'Twelve months, one line for each house and month. Above 200 houses: this month.',
  caption: (month: string) => `Your houses in ${month}`,
  all: (residences: number) => (residences === 1 ? '1 house' : `All ${formatNumber(residences)} houses`),
  onPage: (residences: number) => `The ${formatNumber(residences)} houses of this page`,
  columns: {
    house: 'House',
    occupancy: 'Occupancy',
    open: 'Bed-days open',
    movedIn: 'Moved in',
    asked: 'Questions',
    answered: 'Answered',
    time: 'Half answered within',
  },
  percent: (percent: number) => `${percent}%`,
  known: (known: number, days: number) => `known on ${formatNumber(known)} of ${formatNumber(days)} days`,
  unknown: 'No number',
  notKept: 'Not kept',
  none: '–',
  time: (minutes: number) => describeStretch(minutes),
  counted: {
    title: 'How this is counted',
    lines: [
      `A day has the number that held when the day ended. A number counts for ${withdrawnDays} days after somebody said it or confirmed it, as on your public page. Days without one are left out.`,
      'Occupancy is the share of beds that were taken, over all of those days. A held bed counts as open. One bed open for one day is one bed-day open.',
      '“Moved in” counts holds that ended with “Moved in” on the board.',
      `Questions are those about a bed, in the month they came. They are deleted after ${inquiryDays} days, so earlier months show beds only.`,
    ],
  },
  empty: {
    title: 'No house yet',
    words: 'Add your first house. Its numbers stand here from then on.',
    add: 'Add Residence',
  },
  pages: 'Pages of your houses',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
} as const

export type NumbersWords = typeof numbersWords
