import { listingEn, medicinesEn } from '#content/residence/listing.en.ts'
import { capitalize } from '#domain/language/capital.ts'
import { type Medicine, medicines } from '#domain/residence/needs.ts'

const { number } = listingEn

export const rowsEn = {
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
  beds: (open: number, total: number) => `${number(open)} of ${number(total)}`,
  medicines(some: readonly Medicine[]) {
    return capitalize(some.map((medicine) => medicinesEn[medicine]).join(', '))
  },
  noMedicines: (some: readonly Medicine[]) =>
    some.length === medicines.length ? 'None' : `Not ${some.map((medicine) => medicinesEn[medicine]).join(' or ')}`,
  ask: 'Ask',
  far: (miles: number) => (miles < 1 ? 'under 1 mi' : `${number(Math.round(miles))} mi`),
  note: 'Beds, cash and medicine are what each house said. Numbers change: call first. Level I is run by the residents, II has a house manager, III has paid staff, IV has treatment in the house.',
}

export type RowWords = typeof rowsEn
