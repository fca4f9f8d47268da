import { describe, expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar.rules.ts'

const at = new Date('2026-11-27T15:04:05.678Z')
const event: CalendarEvent = {
  uid: 'visit-1@homes.example',
  sequence: 2,
  startsAt: new Date('2026-12-04T18:30:00Z'),
  minutes: 120,
  summary: 'Site visit: Alder House',
  location: 'Alder House, Charleston, WV',
  description: 'June visits.',
  url: 'https://homes.example/workspace/certification/1',
  isCanceled: false,
}

/** As a calendar reads it: lines put together again, values without their escapes. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':')
      const value = rest.join(':')
      return [name, value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))]
    }),
  )
}

describe('a calendar file', () => {
  it('has the lines that RFC 5545 asks for, in UTC, each ended by CRLF', () => {
    const file = writeCalendar([event], at)
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Object.fromEntries(read(file))).toMatchObject({
      UID: 'visit-1@homes.example',
      DTSTAMP: '20261127T150405Z',
      DTSTART: '20261204T183000Z',
      DURATION: 'PT120M',
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Site visit: Alder House',
    })
    expect(read(writeCalendar([Object.assign({}, event, { isCanceled: true })], at)).get('STATUS')).toBe('CANCELLED')
  })

  it.each([
    ['a line of its own', 'Alder\r\nBEGIN:VALARM\nEND:VEVENT', 'Alder\nBEGIN:VALARM\nEND:VEVENT'],
    ['signs that end a value', 'Porch; Homes, \\ "LLC": yes', 'Porch; Homes, \\ "LLC": yes'],
    ['an escape that is typed', 'C:\\new\\,x', 'C:\\new\\,x'],
    ['what nobody sees', 'Al\u0000der\u001b\u0085\u2028House', 'Alder\nHouse'],
  ])('takes a name with %s as words alone', (_, summary, shown) => {
    const file = writeCalendar([Object.assign({}, event, { summary, description: summary, location: summary })], at)
    expect(file.split('\r\n').filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
    expect([read(file).get('SUMMARY'), read(file).get('LOCATION')]).toEqual([shown, shown])
  })

  it('folds lines of more than 75 octets between letters, whatever their size', () => {
    const summary = `${'Zoë’s 家 🏠 '.repeat(30)}end`
    const file = writeCalendar([Object.assign({}, event, { summary })], at)
    const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(read(file).get('SUMMARY')).toBe(summary)
  })
})
