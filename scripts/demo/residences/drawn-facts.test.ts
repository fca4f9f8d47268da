import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listFacts, pageFacts } from '#contract/residence/fact-schemas.ts'
import { buildDemoData } from '#scripts/demo/demo-data.ts'
import { collectFacts } from '#scripts/demo/demo-tables.ts'
import { pickFacts } from './drawn-facts.ts'

const facts = z.object({ ...listFacts, ...pageFacts })

it('draws a value of its kind for every fact, the same each time', () => {
  for (const slug of ['harbor-row', 'brook-table', 'cedar-steps']) {
    const drawn = pickFacts(slug)
    expect(z.parse(facts, drawn)).toEqual(drawn)
    expect(pickFacts(slug)).toEqual(drawn)
  }
})

it('the demo says of every residence what the API may answer', () => {
  const said = buildDemoData({ now: new Date('2026-11-21T03:40:00Z') }).residences.map(collectFacts)
  expect(said.flatMap((one) => facts.safeParse(one).error?.issues ?? [])).toEqual([])
})
