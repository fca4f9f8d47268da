import type { RoiEstimate, RoiMonth } from '#domain/figures/roi/roi.ts'

export type ChartRoom = { width: number; height: number; left: number; right: number; top: number; bottom: number }
export type SeriesName = (typeof SERIES)[number]
type Piece = { series: SeriesName; month: number; x: number; y: number; width: number; height: number }
type Label = { series: SeriesName; amount: number; at: number; y: number }

export const GAINS = ['time', 'funding', 'fees'] as const
export const SERIES = [...GAINS, 'costs'] as const
const LABEL_GAP = 38

/** 1, 2 or 5 times a power of ten, which divides `span` into at most four. */
export function chooseNiceStep(span: number): number {
  const rough = Math.max(span, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function buildAmountScale(months: readonly RoiMonth[], room: ChartRoom) {
  const most = Math.max(...months.map((one) => one.time + one.funding + one.fees), 0)
  const costs = Math.max(...months.map((one) => one.costs), 0)
  const step = chooseNiceStep(most + costs)
  const upper = Math.max(step, Math.ceil(most / step) * step)
  // A step for small costs would be an empty one: below nothing the chart ends where the costs do.
  const lower = Math.min(-costs, -upper * 0.03)
  const inside = room.height - room.top - room.bottom
  const y = (amount: number) => roundToTenth(room.top + ((upper - amount) / (upper - lower)) * inside)
  const lowest = Math.ceil(lower / step)
  const ticks = Array.from({ length: Math.round(upper / step) - lowest + 1 }, (_, at) => {
    const amount = (lowest + at) * step
    return { amount, y: y(amount) }
  })
  return { y, ticks }
}

/** Gains above the zero line, costs below it; empty ones are left out. */
function toPieces(one: RoiMonth, y: (amount: number) => number, column: { x: number; width: number }): Piece[] {
  let sum = 0
  const spans = GAINS.map((series) => {
    const from = sum
    sum += one[series]
    return { series, top: y(sum), foot: y(from) }
  })
  return [...spans, { series: 'costs' as const, top: y(0), foot: y(-one.costs) }]
    .filter(({ top, foot }) => foot > top)
    .map(({ series, top, foot }) => ({ ...column, series, month: one.month, y: top, height: roundToTenth(foot - top) }))
}

/** From the lowest up: a label moves only where the one below it is too near. */
function placeLabels(last: RoiMonth | undefined, pieces: readonly Piece[], floor: number): Label[] {
  let next = floor - 14
  return pieces
    .filter(({ month }) => month === last?.month)
    .map(({ series, y, height }) => ({ series, at: roundToTenth(y + height / 2), amount: last?.[series] ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .map((label) => {
      const y = Math.min(label.at, next)
      next = y - LABEL_GAP
      return { ...label, y }
    })
}

export function computeChartShape({ months, paidBackOn }: RoiEstimate, room: ChartRoom) {
  const { y, ticks } = buildAmountScale(months, room)
  const inside = room.width - room.left - room.right
  const slot = inside / months.length
  const x = (month: number) => room.left + (month - 1) * slot
  const pieces = months.flatMap((one) =>
    toPieces(one, y, { x: roundToTenth(x(one.month) + slot * 0.12), width: roundToTenth(slot * 0.76) }),
  )
  return {
    pieces,
    labels: placeLabels(months.at(-1), pieces, room.height - room.bottom),
    zero: y(0),
    ticks,
    months: months.map(({ month }) => ({ month, x: roundToTenth(x(month) + slot / 2) })),
    paidBack: paidBackOn ? { day: paidBackOn, x: roundToTenth(room.left + (paidBackOn / 365) * inside) } : null,
  }
}
