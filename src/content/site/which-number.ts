import { staleDays } from '#domain/beds/bed-age.ts'
export const whichNumber = {
  title: 'Which number is which?',
  kinds: [
    {
      mark: 'program figures',
      term: 'Certified residences, certified organizations, beds',
      words: 'Fixed figures of the partnership. Each counts a different thing, and none is counted on this site.',
    },
    {
      mark: 'measured',
      term: 'Homes',
      words: 'Every home listed on this site, certified or not. We count them ourselves.',
    },
    {
      mark: 'measured',
      term: 'Open beds',
      words: `What the homes told us in the last ${staleDays} days. Older counts are “to confirm”: call first.`,
    },
  ],
  more: { words: 'What we do with numbers', to: '/about#numbers' },
} as const
