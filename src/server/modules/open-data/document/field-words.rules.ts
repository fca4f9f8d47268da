import type * as z from 'zod/mini'
import type { BedsEvent, ResidenceBeds } from '#contract/live/live.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { DirectoryStats, StateOption } from '#contract/residence/residences.ts'
import type { FoundResidence, FoundResidences, foundGroup } from '#contract/search/residence-search.ts'
import type { ListedResidence, ResidencesPage, StateBeds } from '#contract/states/directory.ts'
import type { AllStateTotals, StateTotals } from '#contract/states/state-totals.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { type ApiName, apiWords } from '#domain/residence/fact-api.ts'
import { maxPhotos } from '#domain/residence/photo.ts'

const residence: Record<keyof FoundResidence | ApiName, string> = {
  ...apiWords,
  id: 'Stays the same for as long as the home is listed.',
  slug: 'The home’s part of its page’s address: `/residences/{slug}`.',
  organization: 'Who runs it.',
  latitude: 'The door, or a point drawn some 400 to 1,200 meters away (area); null for a hidden home.',
  longitude: 'As `latitude`.',
  distance: 'Miles from `near`; null without it. A hidden home is measured from the middle of its town.',
  totalBeds: 'Beds of the groups that take the people of `for`; of all groups without it.',
  availableBeds: `Open beds of those groups, without held ones. Null when the last number is older than ${withdrawnDays} days, or there never was one.`,
  availabilityAge: `How old the number is: \`fresh\` (under 24 hours), \`ageing\` (to ${staleDays} days), \`stale\` (to ${withdrawnDays} days: call to confirm), \`withdrawn\`.`,
  reportedAt: 'When the house said it: the oldest number in the sum.',
  groups: 'Its beds by the people they are kept for.',
  certified: 'An affiliate of the alliance has certified it, and the certificate still holds.',
  certificateEndedAs:
    '`suspended` or `withdrawn`: an affiliate ended its certificate before the last day, and it has no other. `unconfirmed`: the home moved or has another operator since, and the affiliate has not confirmed it yet. Otherwise null.',
  certificateEndedOn:
    'The day the last certificate stopped counting; of one that ran out, its last day. Null where one holds, and where none was. Where it is not null, `narrLevel` is the level it had.',
  certificateForm:
    'What its state calls a certificate for a time, with conditions to meet: `conditional`, `preliminary` or `provisional`. Null for a full one, and where none holds.',
  cashToMoveIn: 'First fee, deposit and other money for the first day in one sum; null where a part is not stated.',
  yes: 'What the home says yes to. What is in neither list it has not said.',
  no: 'What the home says no to.',
  isClaimed: 'False: from a public source, and no one at the home has confirmed it.',
  isSample: 'Made-up data of a demonstration.',
}

const detail: Record<Exclude<keyof ResidenceDetail, keyof FoundResidence | ApiName>, string> = {
  feeSaidOn: 'When the fee was stated.',
  answerNotes: 'A line about an answer, by what it is about.',
  rules: 'Rules of the house, in its own words.',
  certifiedUntil: 'The certificate’s last day, which counts whole; it may be over.',
  certifiedBy: 'The state’s affiliate, which certifies; null for a home that is not certified.',
  certificate:
    'The last certificate that an affiliate set here, whether it still holds or not. Null where none was, also for a home whose list says that it is certified.',
  checkedAt: 'When the house last reviewed the whole listing.',
  usualAnswerMinutes: `Minutes within which half of the questions of the last ${measuredDays} days were answered, as measured. Null below 5 answers, and where most were not answered.`,
  peopleWaiting: 'How many are on its waiting list. Null unless the house shows it.',
  openings: 'Beds that the house expects to open, and the day; no number counts them.',
  photos: `At most ${maxPhotos} photos of the house. Each is at \`/photos/{id}/{size}.{format}\`: sizes 480, 960 and 1600, formats avif, webp and jpg.`,
  organizationContact:
    'Phone and website of the organization’s office, as it states them. Null where it states neither.',
  similar: 'The nearest homes with an open bed for the same people.',
  phoneCheck:
    'Which affiliate last called the house about its listing, and on which day, where it was still right. Null where nobody called, and where it was not.',
}

const group: Record<keyof z.infer<typeof foundGroup>, string> = {
  audience: 'For whom these beds are kept.',
  totalBeds: 'Beds of the group.',
  availableBeds: `Open now, without held ones; null when the number is older than ${withdrawnDays} days, or there is none.`,
  reportedAt: 'When the house last said a number for this group.',
}

const page: Record<keyof FoundResidences, string> = {
  items: 'The homes of this page.',
  total: 'Homes on all pages.',
  totalIsLeast: 'True where there are more than `total`, which were not counted: `total=exact` counts them.',
  next: 'What `cursor` takes for the next page; null on the last.',
}

const measuredAt = 'When it was counted.'

const stats: Record<keyof DirectoryStats, string> = {
  totalListings: 'Published homes.',
  availableBeds: `Open beds. Numbers older than ${withdrawnDays} days are in no sum.`,
  bedsToConfirm: `How many of availableBeds were said more than ${staleDays} days ago: call to confirm.`,
  measuredAt,
}

const state: Record<keyof StateBeds, string> = {
  ...stats,
  slug: 'The state’s part of its page’s address.',
  name: 'The state’s name.',
  totalBeds: 'Beds of all published homes.',
  saidListings: `Homes that said a number in the last ${withdrawnDays} days.`,
  saidBeds: 'Beds that those homes said a number of.',
  saidAt: 'When a house last said a number; null when none ever did.',
}

const totals: Record<keyof StateTotals, string> = {
  state: 'Two letters.',
  slug: state.slug,
  name: state.name,
  homes: 'Published homes.',
  totalBeds: state.totalBeds,
  certified: 'Homes an affiliate has certified, where the certificate holds today.',
  saidBeds: `Beds that a number was said of in the last ${withdrawnDays} days.`,
  availableBeds: stats.availableBeds,
  bedsToConfirm: stats.bedsToConfirm,
  saidAt: state.saidAt,
}

const allTotals: Record<keyof AllStateTotals, string> = {
  items: 'The 50 states and the District of Columbia, by name.',
  historySince: 'The first day of `/data/history.csv`; null before there is one.',
  historyDays: 'How many days are in `/data/history.csv`.',
  measuredAt,
}

const listed: Record<keyof ListedResidence, string> = {
  id: residence.id,
  slug: residence.slug,
  name: residence.name,
  city: residence.city,
  groups: residence.groups,
  totalBeds: 'Beds of all groups.',
  availableBeds: residence.availableBeds,
  reportedAt: residence.reportedAt,
  narrLevel: residence.narrLevel,
  certified: residence.certified,
  certificateEndedAs: residence.certificateEndedAs,
  certificateEndedOn: residence.certificateEndedOn,
  certificateForm: residence.certificateForm,
  phone: residence.phone,
  isSample: residence.isSample,
}

const stateResidences: Record<keyof ResidencesPage, string> = {
  items: 'The homes of this page.',
  total: 'Homes on all pages.',
  page: 'Which page this is.',
  pages: 'How many pages there are.',
  towns: 'Every town of the state with a home, and how many.',
  openBeds: 'Open beds of all homes found.',
  bedsToConfirm: `How many of them were said more than ${staleDays} days ago.`,
  measuredAt,
}

const residenceBeds: Record<keyof ResidenceBeds, string> = {
  id: residence.id,
  slug: residence.slug,
  name: residence.name,
  totalBeds: 'Beds of all groups.',
  availableBeds: residence.availableBeds,
  availabilityAge: residence.availabilityAge,
  reportedAt: residence.reportedAt,
  groups: residence.groups,
  yes: residence.yes,
  no: residence.no,
}

const bedsEvent: Record<keyof BedsEvent, string> = {
  homes: 'The homes that changed, as they are now.',
  gone: 'Ids of homes that are no longer listed; only where you follow homes by id.',
}

const option: Record<keyof StateOption, string> = { id: 'Two letters.', name: 'The state’s name.' }

const error = {
  code: 'One of a closed list; programs may branch on it.',
  message: 'A sentence for people.',
  fields: 'What was wrong with which value, by its name.',
  choices:
    'What a value may have meant, by its name: places for a `near` that several towns or a slip of the pen may be, the likeliest first, at most 12. Ask again with one of them.',
}

export const fieldWords: Record<string, Record<string, string>> = {
  ResidencePage: page,
  DirectoryStats: stats,
  StateBeds: state,
  ListedHome: listed,
  StateHomesPage: stateResidences,
  HomeBeds: residenceBeds,
  BedsEvent: bedsEvent,
  StateOption: option,
  Error: error,
  StateTotals: totals,
  AllStateTotals: allTotals,
  Residence: residence,
  ResidenceDetail: { ...residence, ...detail },
  ResidenceGroup: group,
}
