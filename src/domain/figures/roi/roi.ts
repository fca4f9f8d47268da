import { formatCount } from '#domain/language/numbers.ts'
import type { RoiNumbers } from './roi-numbers.ts'

export type RoiEstimate = ReturnType<typeof estimateRoi>
export type RoiMonth = RoiEstimate['months'][number]

const DAYS = 365

/** Gains grow evenly to their full size over `ramp` days; funding is spread the same way and adds up to `funding`. */
export function estimateRoi(numbers: RoiNumbers) {
  const { beds, occupancy, fee, hours, cost, less, ramp, price, moving } = numbers
  const moreBeds = beds * (Math.min(100, occupancy + numbers.fill) - occupancy) * 0.01
  const hoursAWeek = hours * less * 0.01
  const aDay = { hours: hoursAWeek / 7, fees: (moreBeds * fee * 12) / DAYS, price: (price * 12) / DAYS }
  const parts = Array.from({ length: DAYS }, (_, day) => (ramp === 0 ? 1 : Math.min(1, (day + 1) / ramp)))
  const whole = parts.reduce((sum, part) => sum + part, 0)

  let grown = 0
  const days = parts.map((part, at) => {
    grown += part
    const day = {
      time: aDay.hours * grown * cost,
      funding: numbers.funding * (grown / whole),
      fees: aDay.fees * grown,
      costs: moving * cost + aDay.price * (at + 1),
    }
    return { ...day, balance: day.time + day.funding + day.fees - day.costs }
  })
  const last = days.at(-1) ?? { time: 0, funding: 0, fees: 0, costs: 0, balance: 0 }
  return {
    hoursSaved: aDay.hours * whole,
    hoursAWeek,
    time: last.time,
    funding: last.funding,
    fees: last.fees,
    costs: last.costs,
    total: last.balance,
    feeIncome: beds * occupancy * 0.01 * fee * 12,
    bedIncome: fee * 12,
    emptyBeds: beds * (100 - occupancy) * 0.01,
    bedsToCover: last.costs === 0 ? 0 : fee === 0 ? null : last.costs / (fee * 12),
    /** 0 when there is nothing to earn back; null when not within the year. */
    paidBackOn: last.costs === 0 ? 0 : findCoveredFrom(days.map(({ balance }) => balance)),
    months: Array.from({ length: 12 }, (_, index) => {
      const at = days[Math.round(((index + 1) * DAYS) / 12) - 1] ?? last
      return { month: index + 1, ...at }
    }),
  }
}

/** Less than half a cent is not a debt: adding many small parts leaves rounding errors. */
function findCoveredFrom(balances: readonly number[]): number | null {
  const lastRed = balances.findLastIndex((balance) => balance < -0.005)
  return lastRed === balances.length - 1 ? null : lastRed + 2
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export function formatDollars(amount: number): string {
  // Without it a few cents below nothing would read "−$0".
  return dollars.format(Math.round(amount) + 0).replace('-', '−')
}

export function formatDigits(value: number): string {
  return digits.format(value)
}

export function describePaidBack({ paidBackOn, total }: RoiEstimate): string {
  if (paidBackOn === null) return 'not within the first year'
  if (paidBackOn === 0) return total > 0 ? 'from day 1: nothing was spent' : 'nothing was spent'
  return `on day ${paidBackOn}`
}

export function breakEvenWords({ bedsToCover }: RoiEstimate): string {
  if (bedsToCover === null) return 'no fee, no break-even'
  if (bedsToCover === 0) return 'no costs to cover'
  if (bedsToCover > 1) return `${formatDigits(Math.ceil(bedsToCover * 10) / 10)} beds, filled all year`
  const days = Math.ceil(bedsToCover * DAYS - 1e-9)
  return `1 bed, filled for ${formatCount(days, 'day')}`
}

const OPENINGS = ['Our numbers: ', 'We assume: ', 'By these sums: ']

export function describeAssumptions({ less, funding, ramp, fill, price, moving }: RoiNumbers): string {
  return [
    `${formatDigits(less)}% less office time`,
    `$${formatDigits(funding)} extra funding in the first year`,
    `full effect after ${formatDigits(ramp)} days`,
    fill > 0 ? `${formatDigits(fill)} points more beds filled` : 'no more beds filled than today',
    price > 0 ? `$${formatDigits(price)} a month for the platform` : 'no price assumed (none is published)',
    `${formatDigits(moving)} hours to move in`,
  ].join(', ')
}

export function writeRoiLines(numbers: RoiNumbers): string {
  const { beds, occupancy, fee, hours, cost } = numbers
  const estimate = estimateRoi(numbers)
  return [
    `Our numbers: ${formatDigits(beds)} ${beds === 1 ? 'bed' : 'beds'}, ${formatDigits(occupancy)}% filled, $${formatDigits(fee)} a month per bed, ${formatDigits(hours)} office hours a week at $${formatDigits(cost)}.`,
    `We assume: ${describeAssumptions(numbers)}.`,
    `By these sums: ${formatDollars(estimate.total)} in the first year, paid back ${describePaidBack(estimate)}.`,
  ].join('\n')
}

export function addRoiLines(message: string, lines: string): string {
  if (lines === '') return message
  const ownLines = message.split('\n').filter((line) => !OPENINGS.some((opening) => line.startsWith(opening)))
  const [first = '', ...rest] = ownLines
  if (!first.startsWith('Topic: ')) return `${lines}\n\n${ownLines.join('\n').replace(/^\n+/, '')}`
  return `${first}\n\n${lines}\n\n${rest.join('\n').replace(/^\n+/, '')}`
}
