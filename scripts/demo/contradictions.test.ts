import { expect, it } from 'vitest'
import { contradictionsIn } from '#domain/residence/contradictions.ts'
import { valuesOfRow } from '#server/modules/residences/listing-row.ts'
import type { ListingRow } from '#server/modules/residences/own-listings.store.ts'
import { demoData } from './demo-data.ts'
import type { DemoResidence } from './demo-rows.ts'

const demo = demoData({ now: new Date('2026-11-21T03:40:00Z') })
const occupied = new Map(demo.bedReports.map((report) => [report.bedGroupId, report.occupied]))
const groupsByHome = Map.groupBy(demo.bedGroups, ({ residenceId }) => residenceId)

function rowOf({ details, ...home }: DemoResidence): ListingRow {
  const groups = (groupsByHome.get(home.id) ?? []).map(({ id, audience, totalBeds }) => {
    const taken = occupied.get(id)
    return { id, audience, total: totalBeds, open: taken === undefined ? null : totalBeds - taken, held: 0 }
  })
  return {
    ...{ ...home, ...details, groups, checkedAt: null, certifiedBy: null, version: 1, wasPublic: true },
    state: home.stateCode,
    visibility: home.addressVisibility,
    level: home.narrLevel,
    sobriety: details.minimumSobrietyDays,
    notes: details.answerNotes,
    waiting_list: details.keepsWaitingList,
    takes_texts: details.takesTexts,
    fee_amount: details.feeAmount,
    fee_per: details.feePer,
    fee_includes: details.feeIncludes,
    other_first_day: details.otherFirstDay,
  }
}

it('no residence of the demo contradicts itself', () => {
  const found = demo.residences.flatMap((home) => {
    const row = rowOf(home)
    return contradictionsIn(valuesOfRow(row), row.groups).map(({ about, fields, quote }) => {
      return [home.slug, about, fields.map((field) => `${field}: ${valuesOfRow(row)[field]}`), quote]
    })
  })
  expect(demo.residences.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
