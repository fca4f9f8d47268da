import type { Actor } from '#domain/certification/application/application-event.ts'

export const chooseDeskPath = (side: Actor['side']) =>
  side === 'applicant' ? '/workspace/certification' : '/affiliate/applications'

export const buildDatesPath = (id: string) => `/api/applications/${id}/dates.ics`
