import { mostHidden } from '#domain/figures/hidden-counts.ts'
import { type MissedNeed, type MissedOutcome, weeksOfAdvice, weeksShown } from '#domain/search/missed-search.ts'

type MissingLine = { place: string; searches: string; need: MissedNeed; outcome: MissedOutcome }

const needed: Record<MissedNeed, string> = {
  bed: '',
  women: ' for women',
  men: ' for men',
  women_with_children: ' for women with children',
  families: ' for families',
  couples: ' for couples',
  lgbtq: ' for LGBTQ+ people',
  buprenorphine: ' where buprenorphine is welcome',
  methadone: ' where methadone is welcome',
  naltrexone: ' where naltrexone is welcome',
  children: ' where children may live',
  pets: ' where pets are welcome',
  wheelchair: ' that a wheelchair can reach',
  parking: ' with parking',
  smoking_outside: ' where people may smoke outside',
  veterans: ' that serves veterans',
  justice: ' that takes people who come from jail or prison',
  faith_based: ' that is faith based',
  staff_overnight: ' with staff overnight',
  curfew: ' with a curfew',
  transport: ' near a bus or train',
  spanish: ' where Spanish is spoken',
  cash: ' for the cash that people had',
  certified: ' that is certified',
}

const found: Record<MissedOutcome, string> = { nothing: 'no home', full: 'homes, but no open bed' }
const helps: Record<MissedOutcome, string> = {
  nothing: 'A home like that would help most here.',
  full: 'Another bed like that would help most here.',
}

export const missingPage = {
  title: 'What is missing',
  description:
    'Searches for a sober living home that found nothing, or nothing open, by county and week and what was needed, as a map, a table and a file.',
  above: 'Data by state',
  lead: 'Where people looked for a home and found none, or none with an open bed. For affiliates, planners and operators who think of opening a house.',
  sample: 'This site shows sample data: these counts are made up.',
  state: 'State',
  choose: 'Choose a state',
  show: 'Show',
  none: {
    title: 'Nothing counted yet',
    words: (state: string) => `No search in ${state} came up empty in the last ${weeksShown} weeks.`,
  },
  unknown: {
    title: 'There are no numbers for this state',
    words: 'It is not one of the states we count in. Choose one above.',
  },
  advice: {
    title: 'What would help most here',
    words: ({ place, searches, need, outcome }: MissingLine) =>
      `In ${place}, ${searches} searches of the last ${weeksOfAdvice} weeks found ${found[outcome]}${needed[need]}. ${helps[outcome]}`,
    few: `Too few searches to say: every count of the last ${weeksOfAdvice} weeks is small.`,
    inState: (state: string) => `${state} as a whole`,
  },
  map: {
    title: 'On the map',
    words: `A filled circle is a county with a count; the larger, the more searches. A ring is a county whose counts are all ${mostHidden} or less.`,
  },
  table: {
    title: `The last ${weeksOfAdvice} weeks`,
    caption: (state: string) => `Searches in ${state} that found nothing, or nothing open`,
    columns: { week: 'Week of', county: 'County', need: 'Asked for', outcome: 'Found', searches: 'Searches' },
    outcomes: { nothing: 'No home', full: 'No open bed' } satisfies Record<MissedOutcome, string>,
    needs: {
      bed: 'Any bed',
      women: 'Women',
      men: 'Men',
      women_with_children: 'Women with children',
      families: 'Families',
      couples: 'Couples',
      lgbtq: 'LGBTQ+ people',
      buprenorphine: 'Buprenorphine welcome',
      methadone: 'Methadone welcome',
      naltrexone: 'Naltrexone welcome',
      children: 'Children may live here',
      pets: 'Pets welcome',
      wheelchair: 'Wheelchair access',
      parking: 'Parking',
      smoking_outside: 'Smoking outside',
      veterans: 'Veterans',
      justice: 'From jail or prison',
      faith_based: 'Faith based',
      staff_overnight: 'Staff overnight',
      curfew: 'Curfew',
      transport: 'Near a bus or train',
      spanish: 'Spanish spoken',
      cash: 'Cash to move in',
      certified: 'Certified',
    } satisfies Record<MissedNeed, string>,
    small: `1 to ${mostHidden}`,
    whole: 'No county named',
    none: `Nothing in the last ${weeksOfAdvice} weeks.`,
  },
  file: `Download ${weeksShown} weeks (CSV)`,
  meaning: {
    title: 'What the counts mean',
    lines: [
      'A search counts once for each thing it asked for. The same search counts again after ten minutes, whoever asks.',
      'It counts where it found no home, or homes that said a number of beds and none of them open.',
      `A count of 1 to ${mostHidden} is never shown, and no total is: it could be worked out from one.`,
      'We keep the week, the county and what was asked for. We keep no address, no ZIP code, no time and nothing of who asked.',
      `Weeks begin on Monday, in UTC. The map and the file have ${weeksShown} of them.`,
    ],
  },
  failed: 'The counts cannot be shown just now. Load this page again in a moment.',
} as const
