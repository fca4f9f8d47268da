import { randomUUID } from 'node:crypto'
import type { GroupChange } from '../checking/beds-of-row.ts'
import type { AddedHouse, ChangedHouse, Checked } from '../checking/check-sheet.ts'
import type { ImportPlan, PlanStep } from './import-task.ts'

/** Houses of one step: few enough that on the embedded database, too, everybody else is soon answered in between. */
export const housesPerStep = 200

/** What is to be written, in steps of a few statements each, every part ready to be handed to the database. */
export function planOf(checked: Checked, publish: boolean): ImportPlan {
  return {
    ...{ stamp: checked.stamp, counts: checked.counts },
    adding: stepsOf(byState(checked.added), (house) => ({
      ...house.fields,
      id: house.id,
      status: publish && house.isReady ? 'published' : 'draft',
    })),
    changing: stepsOf(checked.changed, ({ id, fields }) => ({ id, fields })),
  }
}

/** Houses of one state together: a step then counts up few of the numbers kept for each state. */
function byState(houses: readonly AddedHouse[]): AddedHouse[] {
  const stateOf = ({ fields }: AddedHouse) => String(fields.state_code)
  return houses.toSorted((one, other) => (stateOf(one) < stateOf(other) ? -1 : stateOf(one) > stateOf(other) ? 1 : 0))
}

function stepsOf<House extends AddedHouse | ChangedHouse>(houses: readonly House[], row: (house: House) => object) {
  const steps: PlanStep[] = []
  for (let from = 0; from < houses.length; from += housesPerStep) {
    const some = houses.slice(from, from + housesPerStep).map((house) => ({ house, beds: house.groups.map(withIds) }))
    const beds = some.flatMap(({ house, beds }) => beds.map((bed) => ({ ...bed, residence: house.id })))
    steps.push({
      count: some.length,
      ids: some.map(({ house }) => house.id),
      slugs: some.flatMap(({ house }) => ('slug' in house ? [house.slug] : [])),
      houses: JSON.stringify(some.map(({ house }) => row(house))),
      // What stands with a house for whoever undoes the import.
      beds: JSON.stringify(some.map(({ house, beds }) => ({ id: house.id, beds }))),
      groups: JSON.stringify(beds.filter(({ added }) => added)),
      changedGroups: JSON.stringify(
        beds.filter(({ added, audience, total, was_audience, was_total }) => {
          return !added && (audience !== was_audience || total !== was_total)
        }),
      ),
      reports: JSON.stringify(beds.filter(({ report }) => report !== null)),
    })
  }
  return steps
}

function withIds({ id, audience, total, wasAudience, wasTotal, occupied, wasOccupied }: GroupChange) {
  return {
    ...{
      group: id ?? randomUUID(),
      added: id === null,
      audience,
      total,
      was_audience: wasAudience,
      was_total: wasTotal,
    },
    ...{ report: occupied === null ? null : randomUUID(), occupied, was_occupied: wasOccupied },
  }
}
