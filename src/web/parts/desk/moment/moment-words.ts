const forms = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const

type Zone = { timeZone?: string }

const formats = new Map<string, Intl.DateTimeFormat>()

function format(form: keyof typeof forms, moment: Date, zone: Zone): string {
  const key = `${form} ${zone.timeZone}`
  const kept = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...forms[form], ...zone })
  formats.set(key, kept)
  return kept.format(moment)
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

// Browsers put an ordinary or a narrow no-break space before AM.
function lowerHalfDay(words: string): string {
  return words.replace(/\s([AP]M)$/u, (_, half: string) => ` ${half.toLowerCase()}`)
}
