import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRoiNumbers } from '#tests/support/directory/roi-numbers.ts'
import { addRoiLines, breakEvenWords, describePaidBack, estimateRoi, formatDollars, writeRoiLines } from './roi.ts'
import { exampleNumbers } from './roi-numbers.ts'

const estimateWith = (change: Partial<typeof exampleNumbers>) => estimateRoi({ ...exampleNumbers, ...change })

describe('the first year on the platform', () => {
  it('by the example: 8 hours a week, growing over 90 days, and $50,000', () => {
    const estimate = estimateWith({})
    expect(estimate.hoursAWeek).toBe(8)
    // 45.5 whole days' worth in the first 90, then 275 whole days.
    expect(estimate.hoursSaved).toBeCloseTo((8 / 7) * 320.5, 6)
    expect(estimate.time).toBeCloseTo((8 / 7) * 320.5 * 25, 6)
    expect(estimate.funding).toBeCloseTo(50_000, 6)
    expect(estimate.costs).toBe(1000)
    expect(estimate.feeIncome).toBeCloseTo(12 * 0.8 * 700 * 12, 6)
    expect(estimate.bedIncome).toBe(8400)
    expect(estimate.emptyBeds).toBeCloseTo(2.4, 6)
    expect(estimate.bedsToCover).toBeCloseTo(1000 / 8400, 6)
  })

  it('knows what all beds would bring: those filled now and those that stand empty', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { feeIncome, bedIncome, emptyBeds, bedsToCover, costs } = estimateRoi(numbers)
        expect(feeIncome + emptyBeds * bedIncome).toBeCloseTo(numbers.beds * numbers.fee * 12, 2)
        if (bedsToCover === null) expect(bedIncome).toBe(0)
        else expect(bedsToCover * bedIncome).toBeCloseTo(bedIncome === 0 ? 0 : costs, 2)
      }),
    )
  })

  it('is paid back on the first day that ends without debt', () => {
    // $100 a day without ramp against $1,000 of moving in: the tenth day.
    const plain = { ramp: 0, less: 0, funding: 36_500 }
    expect(estimateWith({ ...plain, moving: 40 }).paidBackOn).toBe(10)
    expect(estimateWith({ ...plain, moving: 0 }).paidBackOn).toBe(0)
    expect(estimateWith({ funding: 0, less: 0 }).paidBackOn).toBeNull()
  })

  it('never counts more beds than there are', () => {
    expect(estimateWith({ occupancy: 95, fill: 50, ramp: 0 }).fees).toBeCloseTo(12 * 0.05 * 700 * 12, 6)
    expect(estimateWith({ occupancy: 100, fill: 50 }).fees).toBe(0)
  })

  it('adds up: what it brings less what it costs is what is left, month by month', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { time, funding, fees, costs, total, months } = estimateRoi(numbers)
        expect(total).toBeCloseTo(time + funding + fees - costs, 2)
        expect(funding).toBeCloseTo(numbers.funding, 2)
        expect(months).toHaveLength(12)
        for (const one of months) expect(one.balance).toBeCloseTo(one.time + one.funding + one.fees - one.costs, 2)
        expect(months.at(-1)?.balance).toBe(total)
      }),
    )
  })

  it('running totals never fall, and no figure is negative but what is left', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { months, hoursSaved } = estimateRoi(numbers)
        expect(hoursSaved).toBeGreaterThanOrEqual(0)
        for (const name of ['time', 'funding', 'fees', 'costs'] as const) {
          const totals = months.map((one) => one[name])
          expect(totals.every((value, at) => value >= (totals[at - 1] ?? 0))).toBe(true)
        }
      }),
    )
  })

  it('is paid back in the year exactly when the year does not end in the red', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { paidBackOn, total } = estimateRoi(numbers)
        if (paidBackOn === null) expect(total).toBeLessThan(0)
        else {
          expect(total).toBeGreaterThanOrEqual(-0.01)
          expect(paidBackOn).toBeLessThanOrEqual(365)
        }
      }),
    )
  })

  it('is never worse for more hours saved, more funding or a faster start, nor better for a higher price', () => {
    fc.assert(
      fc.property(anyRoiNumbers, (numbers) => {
        const { total } = estimateRoi(numbers)
        const with_ = (change: Partial<typeof numbers>) => estimateRoi({ ...numbers, ...change }).total
        expect(with_({ less: 100 })).toBeGreaterThanOrEqual(total - 0.01)
        expect(with_({ funding: numbers.funding + 1 })).toBeGreaterThanOrEqual(total)
        expect(with_({ ramp: 0 })).toBeGreaterThanOrEqual(total - 0.01)
        expect(with_({ price: numbers.price + 1 })).toBeLessThan(total)
      }),
    )
  })
})

describe('the words of a sum', () => {
  it('are whole dollars, and never minus nothing', () => {
    expect([formatDollars(1234.5), formatDollars(-300), formatDollars(-0.2)]).toEqual(['$1,235', '−$300', '$0'])
  })

  it('say when it is paid back', () => {
    expect(describePaidBack(estimateWith({ ramp: 0, less: 0, funding: 36_500 }))).toBe('on day 10')
    expect(describePaidBack(estimateWith({ funding: 0, less: 0 }))).toBe('not within the first year')
    expect(describePaidBack(estimateWith({ moving: 0 }))).toBe('from day 1: nothing was spent')
    expect(describePaidBack(estimateWith({ moving: 0, less: 0, funding: 0 }))).toBe('nothing was spent')
  })

  it('say how many beds cover the costs', () => {
    expect(breakEvenWords(estimateWith({}))).toBe('1 bed, filled for 44 days')
    // $73,000 a year is $200 a day.
    expect(breakEvenWords(estimateWith({ fee: 73_000 / 12, moving: 8 }))).toBe('1 bed, filled for 1 day')
    expect(breakEvenWords(estimateWith({ fee: 73_000 / 12 }))).toBe('1 bed, filled for 5 days')
    expect(breakEvenWords(estimateWith({ fee: 100, moving: 96 }))).toBe('2 beds, filled all year')
    expect(breakEvenWords(estimateWith({ fee: 0 }))).toBe('no fee, no break-even')
    expect(breakEvenWords(estimateWith({ moving: 0 }))).toBe('no costs to cover')
  })

  it('fill three lines of a message: numbers, assumptions, outcome', () => {
    const lines = writeRoiLines(exampleNumbers).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Our numbers: 12 beds, 80% filled, $700 a month per bed, 20 office hours a week at $25.')
    expect(lines[1]).toContain('40% less office time, $50,000 extra funding in the first year')
    expect(lines[2]).toMatch(/^By these sums: \$\d\d,\d\d\d in the first year, paid back on day \d+\.$/)
  })
})

describe('a message with these lines', () => {
  const lines = writeRoiLines(exampleNumbers)

  it('has them under its topic, and the person’s own words after them', () => {
    expect(addRoiLines('Topic: ROI analysis\n\nHello', lines)).toBe(`Topic: ROI analysis\n\n${lines}\n\nHello`)
    expect(addRoiLines('', lines)).toBe(`${lines}\n\n`)
    expect(addRoiLines('Hello', '')).toBe('Hello')
  })

  it('has them once, and takes newer ones in their place', () => {
    fc.assert(
      fc.property(anyRoiNumbers, fc.string(), (numbers, words) => {
        const once = addRoiLines(`Topic: ROI analysis\n\n${words}`, writeRoiLines(numbers))
        expect(addRoiLines(once, writeRoiLines(numbers))).toBe(once)
        expect(addRoiLines(addRoiLines(once, lines), writeRoiLines(numbers))).toBe(once)
        expect(once.endsWith(words.replace(/^\n+/, ''))).toBe(true)
      }),
    )
  })
})
