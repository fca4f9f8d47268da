const forms = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const

type Zone = { timeZone?: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept: making one takes many times as long as using it, and a board has one for each of its groups. */
function format(form: keyof typeof forms, moment: Date, zone: Zone): string {
  const key = `${form} ${zone.timeZone}`
  const kept = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...forms[form], ...zone })
  formats.set(key, kept)
  return kept.format(moment)
}

/** "9:38 pm", on the clock of the reader unless another zone is given. */
export function timeWords(moment: Date, zone: Zone = {}): string {
  return lowerHalfDay(format('time', moment, zone))
}

/** "Friday, November 20, 9:40 pm". */
export function dayAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${format('day', moment, zone)}, ${timeWords(moment, zone)}`
}

/** "Nov 20, 2026, 9:40 pm". */
export function dateAndTimeWords(moment: Date, zone: Zone = {}): string {
  return `${format('shortDay', moment, zone)}, ${timeWords(moment, zone)}`
}

// Browsers put an ordinary or a narrow no-break space before AM.
function lowerHalfDay(words: string): string {
  return words.replace(/\s([AP]M)$/u, (_, half: string) => ` ${half.toLowerCase()}`)
}
