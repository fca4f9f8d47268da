import type { MyResidence } from '#contract/residence/residences.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { namePlace } from './group-words.ts'

export function describeRefusedForm(
  { values, fields, message }: RefusedForm,
  residences: readonly MyResidence[],
): string {
  if (fields.left !== undefined) return `${message}${sayLookAgain(fields.left.split(' '), residences)}`
  const place = findPlace(values, residences)
  return place === null ? message : `At ${place}: ${message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`
}

function sayLookAgain(left: readonly string[], residences: readonly MyResidence[]): string {
  const places = residences.flatMap((residence) =>
    residence.groups.filter(({ id }) => left.includes(id)).map((group) => namePlace(residence, group)),
  )
  return places.length === 0 ? '' : ` Look again: ${places.join('; ')}.`
}

function findPlace(values: RefusedForm['values'], residences: readonly MyResidence[]): string | null {
  for (const residence of residences) {
    const group = residence.groups.find(({ id }) => id === values.group)
    if (group) return namePlace(residence, group)
  }
  return residences.find(({ id }) => id === values.house)?.name ?? null
}
