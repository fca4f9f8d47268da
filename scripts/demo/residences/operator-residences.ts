import type { BedPlan } from '#scripts/demo/beds/bed-history.ts'
import type { Town } from '#scripts/demo/towns/towns.ts'
import type { ResidencePlan } from './residence.ts'

const claimed = { claimedAt: new Date('2026-03-02T15:00:00Z') }

/** Whole dollars. */
function buildFee(feeAmount: number, deposit: number, otherFirstDay: number) {
  return { feeAmount, feePer: 'week', deposit, otherFirstDay, feeSaidOn: '2026-11-03' } as const
}

type OperatorResidence = { plan: ResidencePlan; beds: Pick<BedPlan, 'openNow' | 'age'> }

const hour = 60

export function buildOperatorResidences(towns: readonly Town[]): OperatorResidence[] {
  const findTown = (name: string) => {
    const town = towns.find((candidate) => candidate.name === name)
    if (town === undefined) throw new Error(`${name} is not among the towns`)
    return town
  }
  const common = { stateCode: 'AR', status: 'published', visibility: 'exact' } as const
  return [
    {
      plan: {
        ...common,
        name: 'Harbor Row House',
        town: findTown('North Little Rock'),
        shares: [{ audience: 'women', totalBeds: 8 }],
        certified: true,
        level: 2,
        phone: '501-555-0142',
        says: {
          ...claimed,
          ...buildFee(160, 150, 50),
          answers: {
            buprenorphine: true,
            naltrexone: true,
            methadone: true,
            lgbtq: true,
            justice: true,
            spanish: true,
            children: false,
            pets: false,
          },
          answerNotes: {
            justice: 'Not for some offenses. Ask when you call.',
            buprenorphine: 'Kept in your own lock box',
          },
          minimumSobrietyDays: 3,
          takesTexts: true,
          keepsWaitingList: true,
        },
      },
      beds: { openNow: [2], age: 40 },
    },
    {
      plan: {
        ...common,
        name: 'Juniper Porch',
        town: findTown('Little Rock'),
        shares: [
          { audience: 'women', totalBeds: 4 },
          { audience: 'women_with_children', totalBeds: 2 },
        ],
        certified: true,
        level: 2,
        visibility: 'area',
        phone: '501-555-0117',
        says: {
          ...claimed,
          ...buildFee(150, 150, 0),
          answers: { buprenorphine: true, children: true, wheelchair: true, pets: false, faith_based: false },
          minimumSobrietyDays: 0,
          takesTexts: true,
        },
      },
      beds: { openNow: [1, 0], age: 3 * hour },
    },
    {
      plan: {
        ...common,
        name: 'Lantern Hill',
        town: findTown('Sherwood'),
        shares: [{ audience: 'women', totalBeds: 16 }],
        certified: true,
        level: 3,
        phone: '501-555-0128',
        says: {
          ...claimed,
          ...buildFee(190, 300, 0),
          answers: { buprenorphine: true, methadone: true, staff_overnight: true, pets: false, children: false },
          staff: 'day_and_night',
          minimumSobrietyDays: 14,
        },
      },
      beds: { openNow: [4], age: 50 * hour },
    },
    {
      plan: {
        ...common,
        name: 'Cedar Steps',
        town: findTown('Conway'),
        shares: [{ audience: 'women', totalBeds: 10 }],
        certified: false,
        level: 1,
        phone: '501-555-0175',
        says: {
          ...claimed,
          ...buildFee(140, 140, 0),
          answers: { buprenorphine: true, parking: true, transport: true },
        },
      },
      beds: { openNow: [1], age: 122 * hour },
    },
  ]
}
