import type { Actor } from '#domain/certification/application/application-event.ts'

export const chooseDeskPath = (side: Actor['side']) =>
  side === 'applicant' ? '/workspace/certification' : '/affiliate/applications'

/** What a mail leads to: the rule it is about, or else the application. */
export function buildMailedPath(side: Actor['side'], { id, rule }: { id: string; rule: string | null }): string {
  const path = `${chooseDeskPath(side)}/${id}`
  if (rule === null) return path
  return side === 'applicant' ? `${path}?${new URLSearchParams({ rule })}` : `${path}#rule-${rule}`
}

export const buildDatesPath = (id: string) => `/api/applications/${id}/dates.ics`
