import { describeInterview } from '#domain/certification/application/application.ts'
import type { StoredCase } from '#server/modules/certification/cases/application.store.ts'
import type { Place } from '#server/modules/certification/cases/people.store.ts'
import type { CalendarEvent } from './calendar.rules.ts'

const minutes = { interview: 60, visit: 120 } as const

type Site = { baseUrl: string; room: string; place: Place | null }

/** The interview and the visit that are ahead; a visit that was canceled too, so that calendars let go of it. */
export function listDates(of: StoredCase, site: Site): CalendarEvent[] {
  return [buildInterview(of, site), visitOf(of, site)].filter((event) => event !== null)
}

function buildInterview({ application }: StoredCase, site: Site): CalendarEvent | null {
  const { id, interviewAt, interviewHeldAt, interviewSets, affiliateName, organizationName } = application
  if (interviewAt === null || interviewHeldAt !== null || application.endedAt !== null) return null
  return {
    uid: buildUid(`interview-${id}`, site),
    sequence: Math.max(0, interviewSets - 1),
    startsAt: interviewAt,
    minutes: minutes.interview,
    summary: `Interview: ${application.residenceName}`,
    location: describeInterview(application),
    description: `${affiliateName} talks with ${organizationName} about its application.`,
    url: buildAddress(id, site),
    isCanceled: false,
  }
}

/** A visit that is set anew keeps its id, as the date of the one before: what comes after one that was held is another. */
function visitOf({ application, visits }: StoredCase, site: Site): CalendarEvent | null {
  const held = visits.flatMap(({ heldAt }) => heldAt ?? [])
  const lastHeld = Math.max(0, ...held.map((at) => at.getTime()))
  const canceled = visits
    .filter(({ canceledAt }) => canceledAt !== null && canceledAt.getTime() > lastHeld)
    .sort((one, other) => Number(one.canceledAt) - Number(other.canceledAt))
  const planned = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  const visit = planned ?? canceled.at(-1)
  if (!visit || application.endedAt !== null) return null
  const { id, residenceName, city, stateCode, affiliateName } = application
  return {
    uid: buildUid(`visit-${id}-${held.length + 1}`, site),
    // Each cancellation counts, and so does each date that took the place of one.
    sequence: canceled.length * 2 - (planned ? 0 : 1),
    startsAt: visit.startsAt,
    minutes: minutes.visit,
    summary: `Site visit: ${residenceName}`,
    location: [residenceName, site.place?.street ?? '', city, `${stateCode} ${site.place?.zip ?? ''}`.trim()]
      .filter(Boolean)
      .join(', '),
    description: `${visit.inspectorName} of ${affiliateName} visits.${site.place?.phone ? ` The house: ${site.place.phone}.` : ''}`,
    url: buildAddress(id, site),
    isCanceled: !planned,
  }
}

const buildAddress = (id: string, { baseUrl, room }: Site) => `${baseUrl}${room}/${id}`
const buildUid = (name: string, { baseUrl }: Site) => `${name}@${new URL(baseUrl).hostname}`
