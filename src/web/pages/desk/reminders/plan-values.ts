import type { ReminderSetup } from '#contract/desk/reminders.ts'

/** What the form of the plan holds, by the names of its fields; a box that is not ticked has no value. */
export type PlanValues = Readonly<Record<string, string | undefined>>

/** The plan as the form would send it. */
export function valuesOf({ plan, people }: ReminderSetup): PlanValues {
  const values: Record<string, string> = { hour: String(plan.hour), zone: plan.timeZone }
  if (plan.isOn) values.on = 'on'
  for (const day of plan.days) values[`day.${day}`] = 'on'
  for (const { id, isChosen, way, phone, residenceIds } of people) {
    if (isChosen) values[`to.${id}`] = 'on'
    values[`way.${id}`] = way
    values[`phone.${id}`] = shownPhone(phone)
    if (residenceIds === null) values[`all.${id}`] = 'on'
    for (const house of residenceIds ?? []) values[`house.${id}.${house}`] = 'on'
  }
  return values
}

/** Whether something of the plan was typed that is not saved. `typed` may hold more than the plan. */
export function isUnsaved(setup: ReminderSetup, typed: PlanValues): boolean {
  const saved = valuesOf(setup)
  const names = Object.keys({ ...saved, ...typed }).filter((name) => name !== 'act' && name !== 'sent')
  return names.some((name) => (typed[name] ?? '') !== (saved[name] ?? ''))
}

/** "(501) 555-0123", as people here write it. */
function shownPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** "12 am", "7 pm". */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
