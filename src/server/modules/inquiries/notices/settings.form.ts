import { noticeWays } from '#domain/inquiries/question-notice.ts'
import { parseTextNumber } from '#domain/reminders/reminder-words.ts'
import { isUsZone } from '#domain/states/us-zones.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'
import type { NoticeSetting } from './settings.store.ts'

export type SettingForm = { setting: NoticeSetting; fields: Record<string, string> }

export function readSettingForm(values: Readonly<Record<string, string>>, textsGoOut: boolean): SettingForm {
  const fields: Record<string, string> = {}
  const way = noticeWays.find((one) => one === values.way) ?? 'email'
  if (way === 'text' && !textsGoOut) fields.way = 'No text messages leave from here. Choose another way.'
  const typed = values.phone?.trim() ?? ''
  const phone = parseTextNumber(typed)
  if (phone === null && (way === 'text' || typed !== '')) {
    fields.phone = 'Write a mobile number with its area code, such as 501-555-0123.'
  }
  const chosen = Object.keys(values).flatMap((name) => /^house\.(.+)$/.exec(name.toLowerCase())?.[1] ?? [])
  const residenceIds = values.all === undefined ? chosen.filter(isId) : null
  if (residenceIds?.length === 0) fields.all = 'Choose at least one house.'
  const timeZone = values.zone ?? ''
  if (!isUsZone(timeZone)) fields.zone = 'Choose a time zone of the list.'
  const [from, to] = [readHour(values.from), readHour(values.to)]
  const isQuiet = values.quiet !== undefined
  if (isQuiet && (from === null || to === null)) fields.from = 'Choose an hour of the day.'
  else if (isQuiet && from === to) fields.to = 'Choose another hour than the first.'
  const setting = {
    way,
    phone: phone ?? '',
    residenceIds,
    quietFrom: isQuiet ? from : null,
    quietTo: isQuiet ? to : null,
    timeZone,
    tonightPasses: values.tonight !== undefined,
  }
  return { setting, fields }
}

function readHour(typed = ''): number | null {
  return /^\d{1,2}$/.test(typed) && Number(typed) < 24 ? Number(typed) : null
}
