import { formatNumber } from '#domain/language/numbers.ts'

type Rate = { readonly limit: number; readonly windowSeconds: number }

/** How often one address may take what is published: the server counts by it, and the documents say it. */
export const publishedRates = {
  exactTotals: { limit: 60, windowSeconds: 3600 },
  residencesFile: { limit: 12, windowSeconds: 3600 },
  stateFiles: { limit: 60, windowSeconds: 3600 },
  hsdsCalls: { limit: 600, windowSeconds: 600 },
  hsdsWholes: { limit: 12, windowSeconds: 3600 },
} as const

export function describeWindow({ windowSeconds }: Pick<Rate, 'windowSeconds'>): string {
  const minutes = windowSeconds / 60
  return minutes === 60 ? 'an hour' : minutes === 1 ? 'a minute' : `in ${minutes} minutes`
}

export function describeRate(rate: Rate, what: string): string {
  return `${formatNumber(rate.limit)} ${what} ${describeWindow(rate)}`
}
