import type { MyResidence } from '#contract/residence/residences.ts'
import { placeName } from './group-words.ts'
import type { RefusedForm } from './use-group-view.ts'

export function refusedWords({ values, message }: RefusedForm, houses: readonly MyResidence[]): string {
  const place = placeOf(values, houses)
  return place === null ? message : `At ${place}: ${message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`
}

function placeOf(values: RefusedForm['values'], houses: readonly MyResidence[]): string | null {
  for (const house of houses) {
    const group = house.groups.find(({ id }) => id === values.group)
    if (group) return placeName(house, group)
  }
  return houses.find(({ id }) => id === values.house)?.name ?? null
}
