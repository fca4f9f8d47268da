export type CalendarEvent = {
  uid: string
  /** Grows with each change, so that a calendar takes the newest (RFC 5545, 3.8.7.4). */
  sequence: number
  startsAt: Date
  minutes: number
  summary: string
  location: string
  description: string
  url: string
  isCanceled: boolean
}

/** RFC 5545: lines end in CRLF and have at most 75 octets; what is longer goes on after a space. */
export function writeCalendar(events: readonly CalendarEvent[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Applications for a certificate//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => writeEvent(event, at)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function writeEvent(event: CalendarEvent, at: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(at)}`,
    `DTSTART:${formatUtc(event.startsAt)}`,
    `DURATION:PT${event.minutes}M`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** 20271130T183000Z */
const formatUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Names are what somebody typed: none of it may begin a line of its own, or end a value. */
function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const mostOctets = 75
const encoder = new TextEncoder()

/** Between letters, never within one. */
function fold(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > mostOctets) {
      parts.push(part)
      // The space that it goes on with counts.
      part = ''
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
