import type { RowWords } from '#domain/seeker-words/row-words.ts'
import { homesEn } from './homes.en.ts'

const { number, needs } = homesEn

/** Homes as rows of a table, in English. */
export const rowsEn: RowWords = {
  label: 'Show homes as',
  cards: 'Cards',
  list: 'List',
  caption: 'The homes found',
  heads: {
    home: 'Home',
    beds: 'Beds open',
    said: 'Said',
    whom: 'For whom',
    medicine: 'Medicine',
    cash: 'Cash',
    level: 'Level',
    far: 'Miles',
    phone: 'Phone',
  },
  sortBy: ', sort by it',
  beds: (open, total) => `${number(open)} of ${number(total)}`,
  medicines: (some) =>
    some
      .map((medicine) => needs[medicine].name)
      .map((name, place) => (place === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
      .join(', '),
  ask: 'Ask',
  far: (miles) => (miles < 1 ? 'under 1 mi' : `${number(Math.round(miles))} mi`),
  note: 'Beds, cash and medicine are what each house said. Numbers change: call first. Level I is run by the residents, II has a house manager, III has paid staff, IV has treatment in the house.',
}
