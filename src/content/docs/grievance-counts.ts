import { mostHidden } from '#domain/figures/hidden-counts.ts'

export const grievanceCountsPage = {
  title: 'Grievances by state',
  description:
    'How many grievances about recovery residences were filed here in each state, by half year. No case can be told from it.',
  above: 'Data by state',
  lead: 'How many people used the form on this site to say what went wrong in a home. Who they are and what they said is never public.',
  sample: 'This site shows sample data: these counts are made up.',
  table: {
    title: 'The last three half years',
    caption: 'Grievances filed, by state and half year',
    state: 'State',
    halfYears: {
      '01': (year: string) => `January to June ${year}`,
      '07': (year: string) => `July to December ${year}`,
    },
    small: `1 to ${mostHidden}`,
    none: 'No grievance was filed here in these half years.',
  },
  meaning: {
    title: 'What the counts mean',
    lines: [
      'A grievance is what somebody filed, not what was found. It counts in the state of the home, whoever looks into it.',
      `A count of 1 to ${mostHidden} is never shown, and no sum is: a small one could be worked out from it.`,
      'A half year is counted once it is over, in UTC.',
      'A high count can mean that people know of the form, and a low one that they do not.',
    ],
  },
  file: { words: 'File a grievance', to: '/grievance' },
  failed: 'The counts cannot be shown just now. Load this page again in a moment.',
} as const
