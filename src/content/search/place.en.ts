import { listingEn } from '#content/residence/listing.en.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import type { BedsSplit } from './search.en.ts'

const { number, beds } = listingEn

function describeCount({ fresh, older }: BedsSplit): string {
  if (fresh + older === 0) return `No home there has reported an open bed in the last ${withdrawnDays} days.`
  const more = older === 0 ? '' : ` Call to confirm ${number(older)} more.`
  if (fresh === 0) return `Call to confirm ${beds(older)}: the count is more than ${staleDays} days old.`
  return `${beds(fresh)} ${fresh === 1 ? 'is' : 'are'} open now, as the homes said in the last ${staleDays} days.${more}`
}

const describeListed = (residences: number, isLeast: boolean) =>
  `${number(residences)}${isLeast ? '+' : ''} sober living ${residences === 1 ? 'home is' : 'homes are'} listed`

export const placeEn = {
  title: (place: string) => `Recovery residences (sober living homes) in ${place}`,
  lead: ({
    place,
    homes: residences,
    isLeast,
    beds: said,
  }: {
    place: string
    homes: number
    isLeast: boolean
    beds: BedsSplit
  }) => `${describeListed(residences, isLeast)} in ${place}. ${describeCount(said)}`,
  none: (place: string) => `No sober living home is listed in ${place} yet.`,
  plates: {
    label: 'What is counted here',
    residences: 'homes listed',
    beds: 'beds open now',
    noCount: 'Not reported yet',
    certified: 'certified homes',
  },
  search: 'Search with filters',
  searchOpen: 'Only homes with an open bed',
  nearest: 'The nearest homes',
  towns: 'Towns near here with homes',
  inCounty: (county: string) => `All homes in ${county}`,
  crumbs: 'You are here',
}

export type PlaceWords = typeof placeEn
