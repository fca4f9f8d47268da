import { randomUUID } from 'node:crypto'
import type { GroupChange } from '../checking/beds-of-row.ts'
import type { AddedHouse, ChangedHouse, Checked } from '../checking/check-sheet.ts'
import type { OwnHouse } from '../checking/own-house.ts'
import type { ImportPlan, PlannedHouse } from './import-task.ts'

export function planOf(
  checked: Checked,
  { publish, isAffiliate }: { publish: boolean; isAffiliate: boolean },
  houses: readonly OwnHouse[],
): ImportPlan {
  const versions = new Map(houses.map(({ id, version }) => [id, version]))
  const adding = inOrder(checked.added)
  return {
    stamp: checked.stamp,
    counts: checked.counts,
    isAffiliate,
    adding: adding.map((house) => {
      const status = isAffiliate || (publish && house.isReady) ? 'published' : 'draft'
      return { ...planned(house, { ...house.fields, id: house.id, status }), slug: house.slug }
    }),
    changing: checked.changed.map((house) => {
      const { beds, ...said } = bedsOf(house)
      const { id, fields } = house
      const ahead = { fields, version: versions.get(id), ...said, papers: papersOf(house) }
      return { id, house: JSON.stringify({ id, ahead, beds }) }
    }),
  }
}

/** By state and id: a batch then updates few of the counts kept for each state. */
function inOrder(houses: readonly AddedHouse[]): AddedHouse[] {
  const stateOf = ({ fields }: AddedHouse) => String(fields.state_code)
  const ids = houses.map(({ id }) => id).toSorted()
  return houses
    .toSorted((one, other) => (stateOf(one) < stateOf(other) ? -1 : stateOf(one) > stateOf(other) ? 1 : 0))
    .map((house, place) => ({ ...house, id: ids[place] ?? house.id }))
}

const papersOf = ({ id, paper }: AddedHouse | ChangedHouse) => (paper ? [{ ...paper, residence: id }] : [])

function planned(house: AddedHouse, row: object): Omit<PlannedHouse, 'slug'> {
  const { beds, groups, reports } = bedsOf(house)
  const list = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',')
  return {
    id: house.id,
    house: JSON.stringify(row),
    // What stands with a house for whoever undoes the import.
    beds: JSON.stringify({ id: house.id, beds }),
    groups: list(groups),
    reports: list(reports),
    papers: list(papersOf(house)),
  }
}

function bedsOf({ id, groups }: AddedHouse | ChangedHouse) {
  const beds = groups.map(withIds)
  const own = beds.map((bed) => ({ ...bed, residence: id }))
  return {
    beds,
    groups: own.filter(({ added }) => added),
    changedGroups: own.filter(({ added, audience, total, was_audience, was_total }) => {
      return !added && (audience !== was_audience || total !== was_total)
    }),
    reports: own.filter(({ report }) => report !== null),
  }
}

function withIds({ id, audience, total, wasAudience, wasTotal, occupied, wasOccupied }: GroupChange) {
  return {
    group: id ?? randomUUID(),
    added: id === null,
    audience,
    total,
    was_audience: wasAudience,
    was_total: wasTotal,
    report: occupied === null ? null : randomUUID(),
    occupied,
    was_occupied: wasOccupied,
  }
}
