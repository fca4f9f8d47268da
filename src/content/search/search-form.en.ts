import { listingEn } from '#content/residence/listing.en.ts'

const { number, residences } = listingEn

export const toolsEn = {
  change: 'Change',
  needs: (count: number) => (count === 0 ? 'Filters' : `Filters (${number(count)})`),
  map: 'Map',
  more: 'More filters',
}

export const formEn = {
  label: 'Find a home',
  where: 'Where',
  whereHelp: 'Town or ZIP',
  nearMe: 'Near me',
  nearMeValue: 'Near me',
  mapValue: 'Map',
  radius: 'How far',
  miles: (miles: number) => `${number(miles)} miles`,
  beds: 'Beds',
  bedsChoices: { open: 'open now', open_or_waiting: 'open or waiting list', any: 'full homes too' },
  audience: 'A bed for',
  anybody: 'anyone',
  anyCash: 'any amount',
  upTo: (money: string) => `up to ${money}`,
  medicine: 'Medicine you take',
  anyMedicine: 'none',
  sort: 'Sort',
  sorts: {
    distance: 'Nearest first',
    fresh: 'Newest number',
    fee: 'Cash needed to move in',
    name: 'Name',
    beds: 'Most beds open',
    level: 'Level of support',
    medicine: 'Most medicines welcome',
  },
  bestMatch: 'Best match',
  show: 'Show homes',
  showResidences: (count: number, isLeast: boolean) =>
    `Show ${isLeast ? `${number(count)}+ homes` : residences(count)}`,
  showNone: 'No home fits. Show the closest ones',
  close: 'Close',
  clear: 'Clear',
}

export const needsEn = {
  title: 'More filters',
  others: 'For whom, how far, cash, medicine, certified homes',
  unstated: 'Include homes that haven’t answered',
  unstatedHelp: 'Many houses leave questions blank. Not stated is not a no.',
  either: 'Doesn’t matter',
  must: 'Yes, required',
  mustNot: 'No',
  counts: (yes: number, no: number, notStated: number) =>
    `${number(yes)} yes, ${number(no)} no, ${number(notStated)} not stated`,
  name: 'Name of the home',
}

export const chipsEn = {
  label: 'What you asked for',
  remove: 'remove',
  clearAll: 'Clear all',
  radius: (miles: number) => `Within ${number(miles)} miles`,
  beds: { open: 'Open now', open_or_waiting: 'Open or waiting list' },
  name: (text: string) => `Named “${text}”`,
  unstated: 'Not stated too',
}
