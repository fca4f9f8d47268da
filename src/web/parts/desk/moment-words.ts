const day = { weekday: 'long', month: 'long', day: 'numeric' } as const
const shortDay = { month: 'short', day: 'numeric', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

type Zone = { timeZone?: string }

/** "9:38 pm", on the clock of the reader unless another zone is given. */
export function timeWords(moment: Date, zone: Zone = {}): string {
  return lowerHalfDay(new Intl.DateTimeFormat('en-US', { ...time, ...zone }).format(moment))
}

/** "Friday, November 20, 9:40 pm". */
export function dayAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${new Intl.DateTimeFormat('en-US', { ...day, ...zone }).format(moment)}, ${timeWords(moment, zone)}`
}

/** "Nov 20, 2026, 9:40 pm". */
export function dateAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${new Intl.DateTimeFormat('en-US', { ...shortDay, ...zone }).format(moment)}, ${timeWords(moment, zone)}`
}

// Browsers put an ordinary or a narrow no-break space before AM.
function lowerHalfDay(words: string): string {
  return words.replace(/\s([AP]M)$/u, (_, half: string) => ` ${half.toLowerCase()}`)
}
