import { buildSeekerPath } from '#domain/language/language.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'

export type StateCount = {
  listed: number
  /** Not stale; `toConfirm` is stale, and not yet withdrawn. */
  open: number
  toConfirm: number
  said: 'lately' | 'before' | 'never'
}

type StateSums = {
  homes: number
  saidBeds: number
  availableBeds: number
  bedsToConfirm: number
  saidAt: string | null
}

export function toStateCount({ homes: listed, saidBeds, availableBeds, bedsToConfirm, saidAt }: StateSums): StateCount {
  const saidBefore = saidAt === null ? 'never' : 'before'
  return {
    listed,
    open: availableBeds - bedsToConfirm,
    toConfirm: bedsToConfirm,
    said: saidBeds > 0 ? 'lately' : saidBefore,
  }
}

export function describeListedCount({ listed }: Pick<StateCount, 'listed'>): string {
  if (listed === 0) return 'no homes listed yet'
  return formatCount(listed, 'home')
}

export function describeBedCount({ listed, open, toConfirm, said }: StateCount): string | null {
  if (listed === 0) return null
  if (said === 'never') return 'beds not reported yet'
  if (said === 'before') return 'no current count'
  if (open === 0 && toConfirm > 0) return `${formatCount(toConfirm, 'bed')} to confirm`
  return `${formatCount(open, 'bed')} open now`
}

export function buildCountedAddress(code: string, { listed, open, toConfirm }: StateCount): string | null {
  if (listed === 0) return null
  return `${buildSeekerPath('search', 'en')}?state=${code}${open + toConfirm > 0 ? '&open=1' : ''}`
}

type StateBedsSaid = {
  totalListings: number
  saidListings: number
  saidBeds: number
  availableBeds: number
  bedsToConfirm: number
}

export function describeStateBeds(beds: StateBedsSaid): { open: string; rest: string } {
  const { totalListings, saidListings, saidBeds, availableBeds, bedsToConfirm } = beds
  const silent = totalListings - saidListings
  const open = formatNumber(availableBeds - bedsToConfirm)
  return {
    open: `${open} of ${formatCount(saidBeds, 'bed')} open`,
    rest: [
      `, reported this week by ${formatCount(saidListings, 'home')}.`,
      ...(bedsToConfirm > 0
        ? [` Another ${formatCount(bedsToConfirm, 'bed')} ${chooseVerb(bedsToConfirm)} a call to confirm.`]
        : []),
      ...(silent > 0 ? [` ${formatCount(silent, 'home')} ${has(silent)} no current count.`] : []),
    ].join(''),
  }
}

const chooseVerb = (count: number) => (count === 1 ? 'needs' : 'need')
const has = (count: number) => (count === 1 ? 'has' : 'have')
