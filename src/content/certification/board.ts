import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'

export const certificationNewsWords = {
  ends: (residence: string, day: string) =>
    `The application of ${residence} ends on ${formatLongDay(day)}, unless you go on with it`,
  questions: (count: number, affiliate: string, residence: string) =>
    `${formatCount(count, 'question')} from ${affiliate} about ${residence}`,
  toMend: (count: number, residence: string) => `${formatCount(count, 'rule')} to mend at ${residence}`,
  interview: (residence: string, day: string) => `Interview about ${residence} on ${formatLongDay(day)}`,
  visit: (residence: string, day: string) => `Visit at ${residence} on ${formatLongDay(day)}`,
  appeal: (residence: string, day: string) =>
    `${residence} was not certified. You can appeal until ${formatLongDay(day)}`,
  toSend: (residence: string) => `The application of ${residence} is answered, and not sent yet`,
  underWay: (count: number) => `${formatCount(count, 'application')} under way`,
} as const

export type CertificationNewsWords = typeof certificationNewsWords
