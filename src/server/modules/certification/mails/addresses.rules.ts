import type { Actor } from '#domain/certification/application/application-event.ts'

export const roomOf = (side: Actor['side']) =>
  side === 'applicant' ? '/workspace/certification' : '/affiliate/applications'

export const datesPath = (id: string) => `/api/applications/${id}/dates.ics`
