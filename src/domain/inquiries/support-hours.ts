import { readLocalClock } from '#domain/language/dates.ts'

type HoursLine = { days: string; words: string; weekdays: readonly Weekday[]; open: OpenHours | null }

type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'
/** Hours of the day in Eastern time; `until` is the first closed hour. */
type OpenHours = { from: number; until: number }

/**
 * The words say EST (docs/specification.md, section 9); the hours follow New York time, daylight saving included.
 */
export const supportHours: readonly HoursLine[] = [
  {
    days: 'Monday to Friday',
    words: '9 AM to 6 PM EST',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    open: { from: 9, until: 18 },
  },
  { days: 'Saturday', words: '10 AM to 2 PM EST', weekdays: ['Sat'], open: { from: 10, until: 14 } },
  { days: 'Sunday', words: 'Closed', weekdays: ['Sun'], open: null },
]

const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export function isSupportOpen(moment: Date): boolean {
  const { year, month, day, hour } = readLocalClock(moment, 'America/New_York')
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  const open = supportHours.find((line) => line.weekdays.some((one) => one === weekday))?.open
  return open !== null && open !== undefined && hour >= open.from && hour < open.until
}
