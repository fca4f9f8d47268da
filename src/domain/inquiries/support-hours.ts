/** One line of the support hours: what it says (spec, section 9) and the hours it stands for. */
type HoursLine = { days: string; words: string; weekdays: readonly Weekday[]; open: OpenHours | null }

type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'
/** Whole hours of the day in Eastern time; `until` is the first hour that is closed again. */
type OpenHours = { from: number; until: number }

/** The words say EST all year, as the spec does; they are kept on the clock of New York, summer time included. */
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

const easternClock = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })

/** Whether somebody answers the support phone at `moment`, wherever the person asking is. */
export function isSupportOpen(moment: Date): boolean {
  const parts = easternClock().formatToParts(moment)
  const weekday = parts.find((part) => part.type === 'weekday')?.value
  const hour = Number(parts.find((part) => part.type === 'hour')?.value)
  const open = supportHours.find((line) => line.weekdays.some((day) => day === weekday))?.open
  return open !== null && open !== undefined && hour >= open.from && hour < open.until
}
