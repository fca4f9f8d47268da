import { dateFormat, lowerHalfDay, shortZone } from '#domain/language/dates.ts'

const forms = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const

type Zone = { timeZone?: string }

function format(form: keyof typeof forms, moment: Date, zone: Zone): string {
  return dateFormat({ ...forms[form], ...zone }).format(moment)
}

export function timeWords(moment: Date, zone: Zone = {}): string {
  return lowerHalfDay(format('time', moment, zone))
}

export function dayAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${format('day', moment, zone)}, ${timeWords(moment, zone)}`
}

export function dateAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${format('shortDay', moment, zone)}, ${timeWords(moment, zone)}`
}

/** Said behind a time that is not in the reader's own zone: " CST". */
export function zoneWords(moment: Date, { timeZone }: Zone): string {
  return timeZone === undefined ? '' : ` ${shortZone(moment, timeZone)}`
}
