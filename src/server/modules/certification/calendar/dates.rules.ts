import { describeInterview } from '#domain/certification/application/application.ts'
import type { StoredCase } from '#server/modules/certification/cases/application.store.ts'
import type { Place } from '#server/modules/certification/cases/people.store.ts'
import type { CalendarEvent } from './calendar.rules.ts'

const minutes = { interview: 60, visit: 120 } as const

type Site = { baseUrl: string; desk: string; place: Place | null }

/** The interview and the visit that are ahead, and those whose day no longer stands, so that calendars let go of it. */
export function listDates(of: StoredCase, site: Site): CalendarEvent[] {
  return [buildInterview(of, site), buildVisit(of, site)].filter((event) => event !== null)
}

function buildInterview({ application }: StoredCase, site: Site): CalendarEvent | null {
  const { id, interviewAt, interviewHeldAt, interviewSets, affiliateName, organizationName } = application
  const overAt = interviewHeldAt ?? application.endedAt
  if (interviewAt === null || isPast(interviewAt, overAt)) return null
  return {
    uid: buildUid(`interview-${id}`, site),
    sequence: Math.max(0, interviewSets - 1) + (overAt === null ? 0 : 1),
    startsAt: interviewAt,
    minutes: minutes.interview,
    summary: `Interview: ${application.residenceName}`,
    location: describeInterview(application),
    description: `${affiliateName} talks with ${organizationName} about its application.`,
    url: buildAddress(id, site),
    isCanceled: overAt !== null,
  }
}

const isPast = (startsAt: Date, overAt: Date | null) => overAt !== null && overAt >= startsAt

/** A visit that is moved keeps its id in calendars; one that follows a held visit gets another. */
function buildVisit({ application, visits }: StoredCase, site: Site): CalendarEvent | null {
  const { visit, canceled, round } = findLastRound(visits)
  if (!visit) return null
  const overAt = visit.heldAt ?? application.endedAt
  if (visit.canceledAt === null && isPast(visit.startsAt, overAt)) return null
  const { id, residenceName, city, stateCode, affiliateName } = application
  return {
    uid: buildUid(`visit-${id}-${round}`, site),
    // Each cancellation counts, and so does each date that took the place of one.
    sequence: canceled * 2 + (visit.canceledAt !== null ? -1 : overAt === null ? 0 : 1),
    startsAt: visit.startsAt,
    minutes: minutes.visit,
    summary: `Site visit: ${residenceName}`,
    location: [residenceName, site.place?.street ?? '', city, `${stateCode} ${site.place?.zip ?? ''}`.trim()]
      .filter(Boolean)
      .join(', '),
    description: `${visit.inspectorName} of ${affiliateName} visits.${site.place?.phone ? ` The house: ${site.place.phone}.` : ''}`,
    url: buildAddress(id, site),
    isCanceled: visit.canceledAt !== null || overAt !== null,
  }
}

function findLastRound(visits: StoredCase['visits']) {
  const held = visits.filter(({ heldAt }) => heldAt !== null).toSorted(sortBy('heldAt'))
  const listCanceled = (round: number) => {
    const [from, to] = [held[round - 2]?.heldAt ?? 0, held[round - 1]?.heldAt ?? Number.POSITIVE_INFINITY]
    return visits
      .filter(({ canceledAt }) => canceledAt !== null && canceledAt > from && canceledAt <= to)
      .toSorted(sortBy('canceledAt'))
  }
  const planned = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  const isOpen = planned !== undefined || listCanceled(held.length + 1).length > 0
  const round = isOpen ? held.length + 1 : held.length
  const canceled = listCanceled(round)
  return { visit: planned ?? (isOpen ? canceled : held).at(-1), canceled: canceled.length, round }
}

const sortBy =
  (when: 'heldAt' | 'canceledAt') =>
  (one: StoredCase['visits'][number], other: StoredCase['visits'][number]): number =>
    Number(one[when]) - Number(other[when])

const buildAddress = (id: string, { baseUrl, desk }: Site) => `${baseUrl}${desk}/${id}`
const buildUid = (name: string, { baseUrl }: Site) => `${name}@${new URL(baseUrl).hostname}`
