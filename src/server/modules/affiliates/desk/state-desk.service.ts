import type { AffiliateDeskAnswer, StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import type { GrievanceLine } from '#contract/grievances/handling.ts'
import { numberAges } from '#domain/beds/bed-age.ts'
import { findTurn, gradeTurn, queueStages, toQueueStage } from '#domain/certification/application/turn.ts'
import { dueStates, gradeDue } from '#domain/decisions/due.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { countResidences } from '#domain/states/residences/find-residences.ts'
import { requireAffiliateFor, toNamed } from '#server/modules/certification/certificates/certificates.service.ts'
import type { CertificationDesk } from '#server/modules/certification/certification-desk.service.ts'
import type { GrievanceDesk } from '#server/modules/grievances/grievance-desk.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { StateResidences } from './state-residences.service.ts'
import { countDesk, listCheckIns } from './state-residences.store.ts'

export type StateDesk = ReturnType<typeof createStateDesk>

export type StateDeskParts = Pick<ServerParts, 'transactions' | 'clock'> & {
  places: Pick<KnownPlaces, 'town'>
  applications: Pick<CertificationDesk['applications'], 'queue'>
  grievances: Pick<GrievanceDesk['lists'], 'list'>
  pairs: { count: (affiliateId: string) => Promise<number> }
  corrections: { count: (actor: Actor) => Promise<AffiliateDeskAnswer['corrections']> }
}

type Parts = Omit<StateDeskParts, 'places'> & { residences: Pick<StateResidences, 'read'> }

const checkInDays = 30

export function createStateDesk(parts: Parts) {
  const { transactions, clock, residences, applications, grievances, pairs, corrections } = parts
  return {
    async read(actor: Actor, organization: { id: string; name: string }): Promise<AffiliateDeskAnswer> {
      const { id: organizationId } = organization
      const queue = await applications.queue({ actor, organization })
      const cases = await grievances.list({ actor, side: 'affiliate', organizationId })
      const alike = await pairs.count(organizationId)
      const waiting = await corrections.count(actor)
      const now = clock.now()
      return transactions.run(actor, async (tx) => {
        const affiliate = await requireAffiliateFor(tx, { affiliateId: organizationId }, undefined)
        const all = await residences.read(tx, affiliate)
        const today = toLocalDay(now, affiliate.state)
        const open = all.filter((residence) => (residence.open ?? 0) > 0)
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
        return {
          affiliate: toNamed(affiliate),
          counts: countResidences(all),
          unclaimed: all.filter(({ isClaimed }) => !isClaimed).length,
          beds: sum(all.map(({ beds }) => beds)),
          openBeds: sum(open.map((residence) => residence.open ?? 0)),
          openResidences: open.length,
          ages: countBy(
            numberAges,
            all.map(({ age }) => age),
          ),
          applications: countApplications(queue.applications, now),
          today: listToday(queue.applications, now, affiliate.state).concat(
            listDueCases(cases.open, today, affiliate.state),
          ),
          ending: listEnding(all, today),
          checkIns: await listCheckIns(tx, affiliate.id, { today, within: checkInDays }),
          grievances: {
            open: cases.open.length,
            due: countBy(
              dueStates,
              cases.open.map((one) => gradeDue(readDueOfCase(one), now)),
            ),
          },
          pairs: alike,
          corrections: waiting,
          ...(await countDesk(tx, affiliate)),
        }
      })
    },
  }
}

function countApplications(lines: readonly ApplicationLine[], now: Date): AffiliateDeskAnswer['applications'] {
  const underWay = lines.filter(({ stage }) => stage !== 'ended')
  return {
    all: underWay.length,
    stages: countBy(queueStages, underWay.map(toQueueStage)),
    due: countBy(
      dueStates,
      underWay.map((line) => gradeTurn(findTurn(addDates(line)), now)),
    ),
  }
}

function listToday(lines: readonly ApplicationLine[], now: Date, state: string): AffiliateDeskAnswer['today'] {
  const day = toLocalDay(now, state)
  const isToday = (at: string | null) => at !== null && toLocalDay(new Date(at), state) === day
  const underWay = lines.filter(({ stage, isSteppedBack }) => stage !== 'ended' && !isSteppedBack)
  const all = underWay.flatMap((line): AffiliateDeskAnswer['today'] => {
    const about = { id: line.id, name: line.residence.name }
    const due = findTurn(addDates(line))?.due ?? null
    if (isToday(line.visitAt)) return [{ ...about, what: 'visit', at: line.visitAt ?? '' }]
    if (isToday(line.interviewAt)) return [{ ...about, what: 'interview', at: line.interviewAt ?? '' }]
    return due !== null && due < now ? [{ ...about, what: 'late', at: due.toISOString() }] : []
  })
  return all.toSorted((one, other) => one.at.localeCompare(other.at))
}

function listDueCases(cases: readonly GrievanceLine[], day: string, state: string): AffiliateDeskAnswer['today'] {
  const due = cases.flatMap((line): AffiliateDeskAnswer['today'] => {
    const at = readDueOfCase(line)
    const isDue = at !== null && toLocalDay(at, state) <= day
    return isDue ? [{ what: 'grievance', id: line.id, name: line.number, at: at.toISOString() }] : []
  })
  return due.toSorted((one, other) => one.at.localeCompare(other.at))
}

const shownEnding = 6

function listEnding(all: StateResidencesAnswer['residences'], day: string): AffiliateDeskAnswer['ending'] {
  const ending = all.flatMap(({ id, name, certificate }) =>
    certificate?.isEnding && certificate.endsOn >= day
      ? [{ id, name, number: certificate.number, endsOn: certificate.endsOn }]
      : [],
  )
  return ending.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)).slice(0, shownEnding)
}

function addDates({ stage, stageSince, heardAt, questions, unanswered, toMend, isVisited, visitAt }: ApplicationLine) {
  return {
    stage,
    questions,
    unanswered,
    toMend,
    isVisited,
    stageSince: new Date(stageSince),
    heardAt: new Date(heardAt),
    visitAt: visitAt === null ? null : new Date(visitAt),
  }
}

const readDueOfCase = ({ turn }: GrievanceLine) => (turn?.whose === 'handler' ? new Date(turn.due) : null)

function countBy<Kind extends string>(kinds: readonly Kind[], of: readonly (Kind | null)[]): Record<Kind, number> {
  const counted = kinds.map((kind) => [kind, of.filter((one) => one === kind).length] as const)
  return Object.fromEntries(counted) as Record<Kind, number>
}
