import { dayMs } from '#domain/language/durations.ts'
export type NumberMeaning = 'number' | 'date' | 'time' | 'moment'

const builtIn: Record<number, NumberMeaning> = {
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  22: 'moment',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  45: 'time',
  46: 'time',
  47: 'time',
}

export function readMeanings(styles: string): NumberMeaning[] {
  const own = new Map<number, NumberMeaning>()
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    own.set(Number(attribute(tag, 'numFmtId')), readMeaning(attribute(tag, 'formatCode') ?? ''))
  }
  const [, formats = ''] = styles.split(/<\/?(?:\w+:)?cellXfs(?=[\s>])/, 2)
  return [...formats.matchAll(/<(?:\w+:)?xf(?=[\s/>])[^<>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId'))
    return own.get(id) ?? builtIn[id] ?? 'number'
  })
}

function readMeaning(code: string): NumberMeaning {
  // Words in quotes, colors in brackets and escaped letters are no parts of a date.
  const bare = code.replace(/&quot;.*?&quot;|"[^"]*"|\[[^[\]]*\]|\\./g, '')
  const [day, time] = [/[dy]/i.test(bare), /[hs]/i.test(bare)]
  return day && time ? 'moment' : day ? 'date' : time ? 'time' : 'number'
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

/** One day early, because spreadsheets count a February 29 that 1900 did not have. */
const dayZero = Date.UTC(1899, 11, 30)

export function formatCellNumber(text: string, meaning: NumberMeaning): string {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  if (meaning === 'number') return formatNumber(number)
  const moment = new Date(dayZero + Math.round(number * dayMs))
  if (Number.isNaN(moment.getTime()) || number < 0) return formatNumber(number)
  const day = moment.toISOString().slice(0, 10)
  if (meaning === 'date') return day
  const hours = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  const time = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === '00' ? '' : `:${minutes}`} ${hours < 12 ? 'am' : 'pm'}`
  return meaning === 'time' ? time : `${day} ${time}`
}

function formatNumber(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1e21) return BigInt(number).toString()
  return String(Number(number.toPrecision(15)))
}
