import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'

/** By field name; an unchecked box has no value. */
export type PlanValues = Readonly<Record<string, string | undefined>>

export function getValues({ plan, people }: ReminderSetup): PlanValues {
  const values: Record<string, string> = { hour: String(plan.hour), zone: plan.timeZone }
  if (plan.isOn) values.on = 'on'
  for (const day of plan.days) values[`day.${day}`] = 'on'
  for (const { id, isChosen, way, phone, residenceIds, hour } of people) {
    if (isChosen) values[`to.${id}`] = 'on'
    values[`way.${id}`] = way
    values[`phone.${id}`] = formatPhone(phone)
    values[`hour.${id}`] = hour === null ? 'plan' : String(hour)
    if (residenceIds === null) values[`all.${id}`] = 'on'
    for (const residence of residenceIds ?? []) values[`house.${id}.${residence}`] = 'on'
  }
  return values
}

export function isUnsaved(setup: ReminderSetup, typed: PlanValues): boolean {
  const saved = getValues(setup)
  const names = Object.keys({ ...saved, ...typed }).filter((name) => name !== 'act' && name !== 'sent')
  return names.some((name) => (typed[name] ?? '') !== (saved[name] ?? ''))
}
