import { formatHour } from '#domain/reminders/reminder-hour.ts'
import { describeZone } from '#domain/states/us-zones.ts'
import { count, describeChange, formatValue, splitParts } from './phrases.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function describeDays(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return 'not stated'
  return value.length === dayNames.length ? 'every day' : value.map((day) => dayNames[Number(day)] ?? '?').join(', ')
}

const formatHourLine = (value: unknown) => (typeof value === 'number' ? formatHour(value) : 'not stated')

const fields = {
  hour: ['Time', formatHourLine],
  days: ['Days', describeDays],
  time_zone: ['Time zone', (value: unknown) => (typeof value === 'string' ? describeZone(value) : 'not stated')],
} as const

export function describePlanChange(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const lines = Object.entries(fields)
    .filter(([name]) => name in after)
    .map(([name, [words, value]]) => {
      const is = value(after[name])
      return name in before ? describeChange(words, value(before[name]), is) : `${words}: ${is}`
    })
  return 'people' in after ? [...lines, ...listPeopleLines(before.people, after.people)] : lines
}

function listPeopleLines(before: unknown, after: unknown): string[] {
  // Lines of earlier versions of the product hold only how many there were.
  if (typeof after === 'number') return [describeChange('People reminded', count(before), count(after))]
  const [was, is] = [splitParts(before), splitParts(after)]
  const names = Object.keys({ ...was, ...is }).toSorted()
  return names.flatMap((name) => {
    if (was[name] === is[name]) return []
    if (is[name] === undefined) return [`No longer reminded: ${formatValue(name)}`]
    const words = `Reminded: ${formatValue(name)} ${formatValue(is[name])}`
    return [was[name] === undefined ? words : `${words}, was ${formatValue(was[name])}`]
  })
}
