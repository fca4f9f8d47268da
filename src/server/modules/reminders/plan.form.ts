import { reminderWays } from '#contract/reminders/reminders.ts'
import { parseTextNumber } from '#domain/reminders/reminder-words.ts'
import { isUsZone } from '#domain/states/us-zones.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'
import type { Plan, Recipient } from './plan.store.ts'

export type PlanForm = { plan: Plan; recipients: Recipient[]; fields: Record<string, string> }

export function readPlanForm(form: Readonly<Record<string, string>>): PlanForm {
  // The same id in capitals is removed as a duplicate.
  const values = Object.fromEntries(Object.entries(form).map(([name, value]) => [name.toLowerCase(), value]))
  const fields: Record<string, string> = {}
  const hour = /^\d{1,2}$/.test(values.hour ?? '') ? Number(values.hour) : Number.NaN
  if (!(hour >= 0 && hour <= 23)) fields.hour = 'Choose an hour of the day.'
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => values[`day.${day}`] !== undefined)
  if (days.length === 0) fields.days = 'Choose at least one day.'
  const timeZone = values.zone ?? ''
  if (!isUsZone(timeZone)) fields.zone = 'Choose a time zone of the list.'
  const chosen = Object.keys(values).flatMap((name) => /^to\.(.+)$/.exec(name)?.[1] ?? [])
  const recipients = chosen.filter(isId).map((id) => readRecipient(id, values, fields))
  const isOn = values.on !== undefined
  if (isOn && recipients.length === 0) fields.to = 'Choose at least one person.'
  return { plan: { isOn, hour, days, timeZone }, recipients, fields }
}

function readRecipient(id: string, values: Record<string, string>, fields: Record<string, string>): Recipient {
  const way = reminderWays.find((one) => one === values[`way.${id}`]) ?? 'email'
  const typed = values[`phone.${id}`]?.trim() ?? ''
  const phone = parseTextNumber(typed)
  if (phone === null && way === 'text') {
    fields[`phone.${id}`] = 'Write a mobile number with its area code, such as 501-555-0123.'
  }
  const hour = parseOwnHour(values[`hour.${id}`])
  if (hour === undefined) fields[`hour.${id}`] = 'Choose an hour of the day.'
  const start = `house.${id}.`
  const residences = Object.keys(values).flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
  const isAll = values[`all.${id}`] !== undefined
  const residenceIds = isAll ? null : residences.filter(isId)
  if (residenceIds?.length === 0) fields[`all.${id}`] = 'Choose at least one house.'
  return { personId: id, way, phone: phone ?? '', residenceIds, hour: hour ?? null }
}

/** Null for the hour of the plan; undefined for none. */
function parseOwnHour(typed: string | undefined): number | null | undefined {
  if (typed === undefined || typed === '' || typed === 'plan') return null
  const hour = /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN
  return hour >= 0 && hour <= 23 ? hour : undefined
}
