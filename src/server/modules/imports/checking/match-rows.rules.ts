import { toPlaceKey } from '#domain/places/place-name.ts'
import type { OwnResidence } from './own-residence.rules.ts'
import { toDoorKey, toNameKey, toPlainName } from './residence-keys.rules.ts'
import { type RowFacts, readText } from './row-facts.rules.ts'

export type Match =
  | { is: 'own'; residence: OwnResidence }
  | { is: 'new' }
  | { is: 'unsure'; residences: number }
  | { is: 'duplicate'; residence: string; keeps: number | null }

/**
 * Matches by our id or page, then by phone and address, then by name and ZIP or, without a ZIP, town, in the order of
 * the sheet. `twoResidences` are rows that a person declared separate houses.
 */
export function matchRows(
  rows: readonly RowFacts[],
  residences: readonly OwnResidence[],
  twoResidences: ReadonlySet<number>,
): Match[] {
  const byId = new Map(
    residences.flatMap((residence) => [[residence.id, residence] as const, [residence.slug, residence] as const]),
  )
  const current = residences.filter(({ status }) => status !== 'archived')
  const byDoor = groupByKey(current, toDoorKey)
  const byName = groupByKey(current, toNameKey)
  const byTown = groupByKey(current, toTownKey)
  const takenBy = new Map<string, number>()
  const firstAtDoor = new Map<string, { row: number; name: string }>()
  const named = listNamedByRows(rows, byId)
  const doors = new Set(rows.map((facts) => toDoorKey(findDoor(facts))).filter((door) => door !== ''))

  return rows.map((facts) => {
    const self = { name: readText(facts, 'name'), ...findDoor(facts) }
    const door = toDoorKey(self)
    const match = find()
    if (match.is === 'own') takenBy.set(match.residence.id, facts.row)
    if (match.is !== 'duplicate' && door !== '' && !firstAtDoor.has(door)) {
      const name = self.name || (match.is === 'own' ? match.residence.name : `row ${facts.row}`)
      firstAtDoor.set(door, { row: facts.row, name })
    }
    return match

    function find(): Match {
      const own = byId.get(readText(facts, 'id')) ?? byId.get(readText(facts, 'slug'))
      if (own) {
        const row = takenBy.get(own.id)
        return row === undefined ? { is: 'own', residence: own } : { is: 'duplicate', residence: own.name, keeps: row }
      }
      // What another row names by its id is that row's.
      const isFree = ({ id }: OwnResidence) => !takenBy.has(id) && !named.has(id)
      const atDoor = byDoor.get(door) ?? []
      const namesake = atDoor.find(
        (residence) => isFree(residence) && toPlainName(residence.name) === toPlainName(self.name),
      )
      if (namesake) return { is: 'own', residence: namesake }
      const earlier = firstAtDoor.get(door)
      if (!twoResidences.has(facts.row)) {
        if (door !== '' && earlier) return { is: 'duplicate', residence: earlier.name, keeps: earlier.row }
        const free = atDoor.find(isFree)
        if (free) return { is: 'own', residence: free }
        if (atDoor[0]) return { is: 'duplicate', residence: atDoor[0].name, keeps: takenBy.get(atDoor[0].id) ?? null }
      }
      // A house at whose door another row stands is that row's.
      const byItsName = (byName.get(toNameKey(self)) ?? []).find(
        (residence) => isFree(residence) && !doors.has(toDoorKey(residence)),
      )
      return byItsName ? { is: 'own', residence: byItsName } : findInTown(facts)
    }

    function findInTown(facts: RowFacts): Match {
      if (readText(facts, 'zip') !== '' || facts.wrong.some(({ field }) => field === 'zip')) return { is: 'new' }
      const state = readText(facts, 'state')
      const found = (
        byTown.get(toTownKey({ name: readText(facts, 'name'), city: readText(facts, 'city') })) ?? []
      ).filter((residence) => state === '' || residence.state_code === state)
      if (found.length > 1) return { is: 'unsure', residences: found.length }
      const [one] = found
      const isFree = one && !takenBy.has(one.id) && !named.has(one.id) && !doors.has(toDoorKey(one))
      return isFree ? { is: 'own', residence: one } : { is: 'new' }
    }
  })
}

function listNamedByRows(rows: readonly RowFacts[], byId: ReadonlyMap<string, OwnResidence>): Set<string> {
  const ids = rows.map((facts) => (byId.get(readText(facts, 'id')) ?? byId.get(readText(facts, 'slug')))?.id)
  return new Set(ids.filter((id) => id !== undefined))
}

function toTownKey({ name, city }: { name: string; city: string }): string {
  const [plain, town] = [toPlainName(name), toPlaceKey(city)]
  return plain === '' || town === '' ? '' : `${plain}|${town}`
}

function findDoor(facts: RowFacts) {
  return { phone: readText(facts, 'phone'), street: readText(facts, 'street'), zip: readText(facts, 'zip') }
}

function groupByKey(residences: readonly OwnResidence[], key: (residence: OwnResidence) => string) {
  const groups = Map.groupBy(residences, key)
  groups.delete('')
  return groups
}
