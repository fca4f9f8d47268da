import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
/** `{since}` and `{days}` are those of the history. */
export const dataPage = {
  title: 'Data by state',
  description:
    'How many recovery residences (sober living homes) and open beds each state has, as a table and as CSV files, with a history by day. Free under CC BY 4.0.',
  lead: 'Homes and open beds in each state, counted from what is listed here. For planners, reporters and anyone who needs the figures.',
  above: 'Documentation',
  files: [
    { words: 'Download the states (CSV)', to: '/data/states.csv' },
    { words: 'Download the history (CSV)', to: '/data/history.csv' },
  ],
  missing: { words: 'What is missing, county by county', to: '/data/missing' },
  grievances: { words: 'Grievances by state', to: '/data/grievances' },
  api: { words: 'Open data and API', to: '/docs/api' },
  license: {
    title: 'License: CC BY 4.0',
    lines: [
      'Use these figures for anything. Name this site and the day you took them.',
      'The same license covers the API, every CSV file and HSDS.',
    ],
    link: {
      words: 'Creative Commons Attribution 4.0 International',
      to: 'https://creativecommons.org/licenses/by/4.0/',
    },
    terms: { words: 'What the terms say about it', to: '/terms#data' },
  },
  table: {
    title: 'Every state now',
    counted: 'Counted {time} Eastern time.',
    caption: 'Homes and beds by state',
    columns: {
      state: 'State',
      homes: 'Homes listed',
      certified: 'Certified',
      saidBeds: 'Beds with a number',
      openBeds: 'Open beds',
      bedsToConfirm: 'To confirm',
    },
    total: 'All states',
    empty: 'No home is listed here yet, so every count is 0.',
    sample: 'This site shows sample data: these homes are made up.',
    missing: 'The figures cannot be shown just now. Load this page again in a moment.',
  },
  history: {
    title: 'History by day',
    since: 'The history begins on {since} and has {days}. Each day is counted once, and the file says when.',
    day: '1 day',
    days: '{days} days',
    none: 'No day has been counted yet. The first is counted once homes are listed.',
  },
  meaning: {
    title: 'What the columns mean',
    lines: [
      'Homes listed: every home on the public list, claimed by its operator or not.',
      'Certified: homes certified by the state’s NARR affiliate, with a certificate that is valid today.',
      `Beds with a number: beds in houses that reported in the last ${withdrawnDays} days. Older reports are not in any sum.`,
      `Open beds: what those houses reported as open in the last ${staleDays} days, without beds on hold.`,
      `To confirm: beds they reported as open ${staleDays} to ${withdrawnDays} days ago. Call to confirm. They are not part of open beds.`,
      'In the CSV files these two are openBeds and bedsToConfirm; availableBeds is both together.',
      'A low number can mean that few houses report, not that few beds are open. Compare open beds with beds that have a number, not with homes.',
    ],
  },
} as const
