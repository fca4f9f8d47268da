import type { BedChange, BedChangeResult, BoardGroup } from '#contract/beds/board.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { createKeyedQueue } from '#server/plumbing/work/keyed-queue.ts'
import { decide } from './bed-change.rules.ts'
import { type BedsActor, findReport, insertReport, listNewestReports, readGroupLog, takeLock } from './beds.store.ts'
import { type BoardRow, readBoard, readBoardGroup } from './board/board.store.ts'
import { toOurClock } from './device-clock.rules.ts'
import { requireUnedited, retryOnConflict } from './edited-meanwhile.rules.ts'
import { placeQueuedHold } from './holds.service.ts'

export type Beds = ReturnType<typeof createBeds>

// Read long after it was said, perhaps: it must still be true when the house is back.
const takenWords = 'The id of this change is taken. Make the change again.'
const goneWords = 'These beds were no longer on your board when this arrived.'

export function createBeds({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  const runInOrder = createKeyedQueue()

  async function changeIn(tx: Tx, who: BedsActor, change: BedChange): Promise<BedChangeResult> {
    const { id, groupId } = change
    const group = { organizationId: who.organizationId, groupId }
    const personId = who.actor.personId ?? null
    await takeLock(tx, groupId)
    const now = clock.now()
    const readStand = () => readBoardGroup(tx, group, now)
    const log = await readGroupLog(tx, group, { madeAt: new Date(change.madeAt), now })
    if (!log) return { outcome: 'refused', id, reason: goneWords, group: null }
    const earlier = await findReport(tx, group.organizationId, id)
    const isSame = earlier?.groupId === log.groupId && [null, change.open].includes(earlier.saidOpen)
    if (isSame) return { outcome: 'applied', id, group: requireFound(await readStand()) }
    const refuseAs = async (reason: string) => ({ outcome: 'refused' as const, id, reason, group: await readStand() })
    if (log.isArchived)
      return { ...(await refuseAs(`${log.residenceName} was archived when this arrived.`)), group: null }
    if (earlier) return refuseAs(takenWords)
    if (change.kind === 'hold') {
      const reason = await placeQueuedHold({ tx, who, now, group: log, said: { ...group, personId } }, change)
      return reason === null ? { outcome: 'applied', id, group: requireFound(await readStand()) } : refuseAs(reason)
    }
    const decision = decide({ ...change, kind: change.kind }, { ...log, now: now.getTime() })
    if (decision.outcome === 'conflict') return { outcome: 'conflict', id, group: requireFound(await readStand()) }
    if (decision.outcome === 'refused') return refuseAs(decision.reason)
    const said = { ...group, personId }
    const report = { ...decision, id, saidOpen: change.open, moment: log.moment }
    const isNew = await insertReport(tx, said, { ...report, together: change.together, back: change.back })
    if (!isNew) return refuseAs(takenWords)
    const newest = await listNewestReports(tx, groupId)
    const written = requireUnedited(log, { own: id, newest, group: requireFound(await readStand()) })
    return { outcome: 'applied', id, group: written }
  }

  return {
    changeIn,
    /**
     * Applies each change by itself, in order; one that was applied before is not applied again. `sentAt` is the time
     * by the device's clock.
     */
    async change(who: BedsActor, sent: readonly BedChange[], sentAt?: string): Promise<BedChangeResult[]> {
      const changes = toOurClock(sent, sentAt, clock.now())
      const results: BedChangeResult[] = []
      const unmade = new Map<string, string | null>()
      for (const change of changes) {
        const seen = change.seen === null ? null : (unmade.get(change.seen) ?? change.seen)
        const result = await runInOrder(change.groupId, () =>
          retryOnConflict(() => transactions.run(who.actor, (tx) => changeIn(tx, who, { ...change, seen }))),
        )
        // A later change may say that it saw this one. As this one is refused, the later one is taken to have seen what this one saw.
        if (result.outcome === 'refused') unmade.set(change.id, seen)
        results.push(result)
      }
      return results
    },
    groupIn: (tx: Tx, organizationId: string, groupId: string): Promise<BoardGroup | null> =>
      readBoardGroup(tx, { organizationId, groupId }, clock.now()),
    boardIn: (tx: Tx, organizationId: string): Promise<BoardRow[]> => readBoard(tx, organizationId, clock.now()),
  }
}

function requireFound<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a group that is locked is gone')
  return value
}
