/** How far a bed number may be trusted, by the time since the house said it. */
export type BedAge = 'fresh' | 'ageing' | 'stale' | 'withdrawn'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A number older than this is stale: whoever calls is asked to confirm it. */
export const staleAfterMs = 3 * day

/** A number nobody has said again within this time is withdrawn: it is in no sum and pages say "Call to ask". */
export const withdrawnAfterMs = 7 * day

/** Fresh under 24 hours, ageing to 3 days, stale to 7, then withdrawn; also when the house never said a number. */
export function bedAge(saidAt: Date | null, now: Date): BedAge {
  if (!saidAt) return 'withdrawn'
  const since = now.getTime() - saidAt.getTime()
  if (since < day) return 'fresh'
  if (since <= staleAfterMs) return 'ageing'
  return since <= withdrawnAfterMs ? 'stale' : 'withdrawn'
}

/**
 * The age in words, the same wherever a count stands: rounded down, in the largest whole unit. A house said it; we
 * never say "updated" or "live".
 */
export function bedAgeWords(saidAt: Date | null, now: Date): string {
  if (!saidAt) return 'No number yet'
  const since = Math.max(0, now.getTime() - saidAt.getTime())
  const age = bedAge(saidAt, now)
  if (age === 'withdrawn') return `No number for ${plural(Math.floor(since / day), 'day')}`
  const said = `Said ${timeAgo(since)}`
  return age === 'stale' ? `${said}. Call to confirm.` : said
}

function timeAgo(since: number): string {
  if (since < minute) return 'just now'
  if (since < hour) return `${plural(Math.floor(since / minute), 'minute')} ago`
  if (since < day) return `${plural(Math.floor(since / hour), 'hour')} ago`
  if (since < 2 * day) return 'yesterday'
  return `${plural(Math.floor(since / day), 'day')} ago`
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
