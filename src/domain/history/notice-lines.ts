import { shown } from './phrases.ts'

type Noted = Readonly<Record<string, unknown>>

const ways: Readonly<Record<string, string>> = {
  email: 'by email',
  text: 'as a text message',
  none: 'not by email or text',
}

export function noticeLines(before: Noted, after: Noted, source: string): [string, ...string[]] {
  if (typeof after.device === 'string') return [`Turned on alerts on a device: ${after.device}`]
  if (typeof before.device === 'string') return [`Turned off alerts on a device: ${before.device}`]
  const [is, was] = [wayWords(after.way), before.way === undefined ? null : wayWords(before.way)]
  const first = source === 'link' ? 'By the link in an email: questions reach them' : 'Questions reach them'
  const houses = typeof after.houses === 'string' ? [`For ${shown(after.houses)}`] : []
  const quiet = typeof after.quiet === 'string' ? [`Quiet hours: ${shown(after.quiet)}`] : []
  return [`${first} ${is}${was === null || was === is ? '' : `, before ${was}`}`, ...houses, ...quiet]
}

function wayWords(way: unknown): string {
  return (typeof way === 'string' && Object.hasOwn(ways, way) && ways[way]) || shown(way)
}
