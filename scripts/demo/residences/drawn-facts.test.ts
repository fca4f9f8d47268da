import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listFacts, pageFacts } from '#contract/residence/fact-schemas.ts'
import { demoData } from '#scripts/demo/demo-data.ts'
import { factsSaid } from '#scripts/demo/demo-tables.ts'
import { drawnFacts } from './drawn-facts.ts'

const facts = z.object({ ...listFacts, ...pageFacts })

it('draws a value of its kind for every fact, the same each time', () => {
  for (const slug of ['harbor-row', 'brook-table', 'cedar-steps']) {
    const drawn = drawnFacts(slug)
    expect(z.parse(facts, drawn)).toEqual(drawn)
    expect(drawnFacts(slug)).toEqual(drawn)
  }
})

it('the demo says of every residence what the API may answer', () => {
  const said = demoData({ now: new Date('2026-11-21T03:40:00Z') }).residences.map(factsSaid)
  expect(said.flatMap((one) => facts.safeParse(one).error?.issues ?? [])).toEqual([])
})
