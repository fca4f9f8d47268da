import { doorKey, nameKey, plainName } from './house-keys.ts'
import type { OwnHouse } from './own-house.ts'
import { type RowFacts, textOf } from './row-facts.ts'

export type Match =
  | { is: 'own'; house: OwnHouse }
  | { is: 'new' }
  | { is: 'duplicate'; house: string; keeps: number | null }

/**
 * Matches by our id or page, then by phone and address, then by name and ZIP, in the order of the sheet. `twoHouses`
 * are rows that a person declared separate houses.
 */
export function matchRows(
  rows: readonly RowFacts[],
  houses: readonly OwnHouse[],
  twoHouses: ReadonlySet<number>,
): Match[] {
  const byId = new Map(houses.flatMap((house) => [[house.id, house] as const, [house.slug, house] as const]))
  const kept = houses.filter(({ status }) => status !== 'archived')
  const byDoor = grouped(kept, doorKey)
  const byName = grouped(kept, nameKey)
  const takenBy = new Map<string, number>()
  const firstAtDoor = new Map<string, { row: number; name: string }>()
  const named = namedByRows(rows, byId)
  const doors = new Set(rows.map((facts) => doorKey(doorOf(facts))).filter((door) => door !== ''))

  return rows.map((facts) => {
    const self = { name: textOf(facts, 'name'), ...doorOf(facts) }
    const door = doorKey(self)
    const match = find()
    if (match.is === 'own') takenBy.set(match.house.id, facts.row)
    if (match.is !== 'duplicate' && door !== '' && !firstAtDoor.has(door)) {
      const name = self.name || (match.is === 'own' ? match.house.name : `row ${facts.row}`)
      firstAtDoor.set(door, { row: facts.row, name })
    }
    return match

    function find(): Match {
      const own = byId.get(textOf(facts, 'id')) ?? byId.get(textOf(facts, 'slug'))
      if (own) {
        const row = takenBy.get(own.id)
        return row === undefined ? { is: 'own', house: own } : { is: 'duplicate', house: own.name, keeps: row }
      }
      // What another row names by its id is that row's.
      const isFree = ({ id }: OwnHouse) => !takenBy.has(id) && !named.has(id)
      const atDoor = byDoor.get(door) ?? []
      const namesake = atDoor.find((house) => isFree(house) && plainName(house.name) === plainName(self.name))
      if (namesake) return { is: 'own', house: namesake }
      const earlier = firstAtDoor.get(door)
      if (!twoHouses.has(facts.row)) {
        if (door !== '' && earlier) return { is: 'duplicate', house: earlier.name, keeps: earlier.row }
        const free = atDoor.find(isFree)
        if (free) return { is: 'own', house: free }
        if (atDoor[0]) return { is: 'duplicate', house: atDoor[0].name, keeps: takenBy.get(atDoor[0].id) ?? null }
      }
      // A house at whose door another row stands is that row's.
      const byItsName = (byName.get(nameKey(self)) ?? []).find((house) => isFree(house) && !doors.has(doorKey(house)))
      return byItsName ? { is: 'own', house: byItsName } : { is: 'new' }
    }
  })
}

function namedByRows(rows: readonly RowFacts[], byId: ReadonlyMap<string, OwnHouse>): Set<string> {
  const ids = rows.map((facts) => (byId.get(textOf(facts, 'id')) ?? byId.get(textOf(facts, 'slug')))?.id)
  return new Set(ids.filter((id) => id !== undefined))
}

function doorOf(facts: RowFacts) {
  return { phone: textOf(facts, 'phone'), street: textOf(facts, 'street'), zip: textOf(facts, 'zip') }
}

function grouped(houses: readonly OwnHouse[], key: (house: OwnHouse) => string): Map<string, OwnHouse[]> {
  const groups = new Map<string, OwnHouse[]>()
  for (const house of houses) {
    const of = key(house)
    if (of === '') continue
    const group = groups.get(of)
    if (group) group.push(house)
    else groups.set(of, [house])
  }
  return groups
}
