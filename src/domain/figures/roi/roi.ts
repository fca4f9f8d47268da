import type { RoiNumbers } from './roi-numbers.ts'

/** Running totals in dollars at the end of one of twelve equal months, the first year's; costs are positive. */
export type RoiMonth = { month: number; time: number; funding: number; fees: number; costs: number; balance: number }

export type RoiEstimate = {
  /** Office hours saved in the first year, and in a week once the gains are whole. */
  hoursSaved: number
  hoursAWeek: number
  /** What the first year brings, in dollars: hours not worked, extra funding, fees of beds filled beyond today's. */
  time: number
  funding: number
  fees: number
  /** What the first year costs: moving in and the price. */
  costs: number
  /** What is left of the first year. */
  total: number
  /** What the beds bring in a year as they are filled today, and what one more filled bed would bring. */
  feeIncome: number
  bedIncome: number
  /** Beds that stand empty on a usual day. */
  emptyBeds: number
  /** More beds that, filled all year, would cover the first year's costs by their fees alone; null without a fee. */
  bedsToCover: number | null
  /** The first day at whose end the costs are covered for good; 0 when nothing has to be earned back; null: not in this year. */
  paidBackOn: number | null
  months: readonly RoiMonth[]
}

const DAYS = 365

/**
 * What the first year on the platform brings, by the operator's numbers and the stated assumptions (rulings 4).
 *
 * - Gains grow evenly from nothing to their full size over `ramp` days: day d counts for min(1, d / ramp).
 * - Time: `hours` x `less` % a week, at `cost` dollars an hour.
 * - Funding: spread like the gains, so that the first year adds up to `funding`.
 * - Fees: `fill` points more of `beds` filled, never beyond all of them, at `fee` a month.
 * - Costs: `moving` hours at `cost` on day 1, and `price` a month, day by day.
 *
 * 40% and $50,000 are the program's figures (spec section 1), and so are the 90 days, which we read as the ramp.
 */
export function estimateRoi(numbers: RoiNumbers): RoiEstimate {
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
    paidBackOn: last.costs === 0 ? 0 : coveredFrom(days.map(({ balance }) => balance)),
    months: Array.from({ length: 12 }, (_, index) => {
      const at = days[Math.round(((index + 1) * DAYS) / 12) - 1] ?? last
      return { month: index + 1, ...at }
    }),
  }
}

/** The day after the last one that ends in the red. Half a cent is no debt: adding many small parts leaves such crumbs. */
function coveredFrom(balances: readonly number[]): number | null {
  const lastRed = balances.findLastIndex((balance) => balance < -0.005)
  return lastRed === balances.length - 1 ? null : lastRed + 2
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Whole dollars: "$1,200", "−$300". */
export function inDollars(amount: number): string {
  // Without it a few cents below nothing would read "−$0".
  return dollars.format(Math.round(amount) + 0).replace('-', '−')
}

export function inDigits(value: number): string {
  return digits.format(value)
}

/** "on day 23", in words that follow "Paid back". */
export function paidBackWords({ paidBackOn, total }: RoiEstimate): string {
  if (paidBackOn === null) return 'not within the first year'
  if (paidBackOn === 0) return total > 0 ? 'from day 1: nothing was spent' : 'nothing was spent'
  return `on day ${paidBackOn}`
}

/** What it takes in beds to cover the first year's costs: "1 bed, filled for 44 days"; a day begun counts whole. */
export function breakEvenWords({ bedsToCover }: RoiEstimate): string {
  if (bedsToCover === null) return 'no fee, no break-even'
  if (bedsToCover === 0) return 'no costs to cover'
  if (bedsToCover > 1) return `${inDigits(Math.ceil(bedsToCover * 10) / 10)} beds, filled all year`
  const days = Math.ceil(bedsToCover * DAYS - 1e-9)
  return `1 bed, filled for ${days} ${days === 1 ? 'day' : 'days'}`
}

const OPENINGS = ['Our numbers: ', 'We assume: ', 'By these sums: ']

/** The assumptions as they stand: "40% less office time, $50,000 extra funding in the first year, ...". */
export function assumptionWords({ less, funding, ramp, fill, price, moving }: RoiNumbers): string {
  return [
    `${inDigits(less)}% less office time`,
    `$${inDigits(funding)} extra funding in the first year`,
    `full effect after ${inDigits(ramp)} days`,
    fill > 0 ? `${inDigits(fill)} points more beds filled` : 'no more beds filled than today',
    price > 0 ? `$${inDigits(price)} a month for the platform` : 'no price assumed (none is published)',
    `${inDigits(moving)} hours to move in`,
  ].join(', ')
}

/** Three lines for a message: the numbers, the assumptions, and what they come to. */
export function roiLines(numbers: RoiNumbers): string {
  const { beds, occupancy, fee, hours, cost } = numbers
  const estimate = estimateRoi(numbers)
  return [
    `Our numbers: ${inDigits(beds)} ${beds === 1 ? 'bed' : 'beds'}, ${inDigits(occupancy)}% filled, $${inDigits(fee)} a month per bed, ${inDigits(hours)} office hours a week at $${inDigits(cost)}.`,
    `We assume: ${assumptionWords(numbers)}.`,
    `By these sums: ${inDollars(estimate.total)} in the first year, paid back ${paidBackWords(estimate)}.`,
  ].join('\n')
}

/** The message with these lines under its topic, in place of those it had. Empty lines change nothing. */
export function withRoiLines(message: string, lines: string): string {
  if (lines === '') return message
  const kept = message.split('\n').filter((line) => !OPENINGS.some((opening) => line.startsWith(opening)))
  const [first = '', ...rest] = kept
  if (!first.startsWith('Topic: ')) return `${lines}\n\n${kept.join('\n').replace(/^\n+/, '')}`
  return `${first}\n\n${lines}\n\n${rest.join('\n').replace(/^\n+/, '')}`
}
