import { formatLongDay } from '#domain/language/dates.ts'
import { patchName } from '#domain/states/adoption.ts'

export const ownPageWords = {
  title: (affiliate: string) => `From ${affiliate}`,
  source: (affiliate: string, day: string) =>
    `Written by ${affiliate} and published on ${day}. The program figures on this page are not theirs.`,
  sample: 'Sample words and numbers: no affiliate wrote them.',
  figuresTitle: 'Numbers they report',
  figures: {
    homes: 'homes they know of',
    beds: 'beds in these homes',
    certified: 'certified homes',
    housed: 'people housed in a year',
  },
  featuresTitle: 'What they report to be in place',
  features: patchName,
  since: (day: string) => `Since ${formatLongDay(day)}`,
  contactTitle: 'How to reach them',
  hours: 'Office hours:',
  website: 'Their website',
  texts: {
    welcome: { en: 'Welcome', es: 'Bienvenida' },
    certify: { en: 'How to get certified here', es: 'Cómo certificarse aquí' },
    concern: { en: 'Where to turn with a concern', es: 'A quién acudir con una queja' },
  },
} as const

export type OwnPageWords = typeof ownPageWords
