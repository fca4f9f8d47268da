import { createDateFormat, formatShortZone, lowerHalfDay } from '#domain/language/dates.ts'

const forms = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const

type Zone = { timeZone?: string }

function format(form: keyof typeof forms, moment: Date, zone: Zone): string {
  return createDateFormat({ ...forms[form], ...zone }).format(moment)
}

export function formatTime(moment: Date, zone: Zone = {}): string {
  return lowerHalfDay(format('time', moment, zone))
}

export function formatDayAndTime(moment: Date, zone: Zone = {}): string {
  return `${format('day', moment, zone)}, ${formatTime(moment, zone)}`
}

export function formatDateAndTime(moment: Date, zone: Zone = {}): string {
  return `${format('shortDay', moment, zone)}, ${formatTime(moment, zone)}`
}

/** Said behind a time that is not in the reader's own zone: " CST". */
export function formatZone(moment: Date, { timeZone }: Zone): string {
  return timeZone === undefined ? '' : ` ${formatShortZone(moment, timeZone)}`
}
