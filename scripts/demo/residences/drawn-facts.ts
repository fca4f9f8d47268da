import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { ApiName } from '#domain/residence/fact-api.ts'
import { type FactKind, factNames, facts, type ValueOfKind } from '#domain/residence/facts.ts'
import { createRandom } from '#scripts/demo/random.ts'

const valuesOfKind: { [Kind in FactKind]: readonly ValueOfKind[Kind][] } = {
  name: [''],
  line: [''],
  text: [''],
  zip: [''],
  phone: [''],
  list: [[]],
  state: [''],
  email: [null],
  website: [null],
  staff: [null],
  fee_time: [null],
  level: [null],
  visibility: ['hidden'],
  money: [null, 0, 25, 50, 100],
  count: [null, 0, 7, 30],
  yes_no: [true, true, false, null],
  yes: [true, false],
}

/** A value for every fact, by its kind, for what the demo does not say itself. Each from a seed of its own: a new fact moves no other. */
export function pickFacts(slug: string): Pick<ResidenceDetail, ApiName> {
  const drawn = factNames.map((name) => {
    const { kind, api } = facts[name]
    return [api.name, createRandom(`${name} ${slug}`).pick<unknown>(valuesOfKind[kind])]
  })
  // The table has a row for each of them.
  return Object.fromEntries(drawn) as Pick<ResidenceDetail, ApiName>
}
