import { expect, it } from 'vitest'
import { findContradictions } from '#domain/residence/contradictions.ts'
import { type FactValues, factNames, facts } from '#domain/residence/facts.ts'
import { toRowValues } from '#server/modules/residence/listing/listing-row.rules.ts'
import type { ListingRow } from '#server/modules/residence/listing/own-listings.store.ts'
import { buildDemoData } from './demo-data.ts'
import type { DemoResidence } from './demo-rows.ts'
import { collectFacts } from './demo-tables.ts'

const demo = buildDemoData({ now: new Date('2026-11-21T03:40:00Z') })
const occupied = new Map(demo.bedReports.map((report) => [report.bedGroupId, report.occupied]))
const groupsByResidence = Map.groupBy(demo.bedGroups, ({ residenceId }) => residenceId)

function toRow(residence: DemoResidence): ListingRow {
  const { details, ...listed } = residence
  const groups = (groupsByResidence.get(listed.id) ?? []).map(({ id, audience, totalBeds }) => {
    const taken = occupied.get(id)
    return { id, audience, total: totalBeds, open: taken === undefined ? null : totalBeds - taken, held: 0 }
  })
  return {
    ...listed,
    certificateForm: null,
    stopped: null,
    ...details,
    ...readFacts(residence),
    groups,
    checkedAt: null,
    certifiedBy: null,
    hidden: null,
    version: 1,
    wasPublic: true,
    notes: details.answerNotes,
  }
}

/** By the names that the desk has for them. */
function readFacts(residence: DemoResidence): FactValues {
  const stated = collectFacts(residence)
  return Object.fromEntries(factNames.map((name) => [name, stated[facts[name].api.name]])) as FactValues
}

it('no residence of the demo contradicts itself', () => {
  const found = demo.residences.flatMap((residence) => {
    const row = toRow(residence)
    return findContradictions(toRowValues(row), row.groups).map(({ about, fields, quote }) => {
      return [residence.slug, about, fields.map((field) => `${field}: ${toRowValues(row)[field]}`), quote]
    })
  })
  expect(demo.residences.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
