import type { BoardGroup, OpeningInput } from '#contract/beds/board.ts'
import { dayMs } from '#domain/language/durations.ts'
import { type BedsActor, readGroupLog, sayOpening, takeLock } from '#server/modules/beds/beds.store.ts'
import { readBoardGroup } from '#server/modules/beds/board/board.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type Openings = ReturnType<typeof createOpenings>

const maxDaysAhead = 366

export function createOpenings({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    say: (who: BedsActor, { groupId, opensOn, beds }: OpeningInput): Promise<BoardGroup> =>
      transactions.run(who.actor, async (tx) => {
        const now = clock.now()
        const wanted = { organizationId: who.organizationId, groupId }
        await takeLock(tx, groupId)
        const group = await readGroupLog(tx, wanted, { madeAt: now, now })
        const before = await readBoardGroup(tx, wanted, now)
        if (!group || !before) throw new AppError('not_found', 'There is no such group of beds.')
        if (group.isArchived) throw new AppError('conflict', `${group.residenceName} is archived.`)
        requireNear(opensOn, now)
        if (opensOn !== null && beds > group.totalBeds) throw refuse('beds', describeTooMany(group.totalBeds))
        const opening = opensOn === null ? null : { opensOn, beds }
        if (await sayOpening(tx, groupId, opening)) {
          const about = { audience: group.audience }
          await noteChange(tx, {
            organizationId: who.organizationId,
            subject: 'beds',
            subjectId: groupId,
            subjectName: group.residenceName,
            change: opening ? 'opens_later' : 'opens_no_more',
            before: { ...about, ...before.opening },
            after: { ...about, ...opening },
          })
        }
        return { ...before, opening }
      }),
  }
}

/** A day behind is let through: it is still yesterday somewhere in the country. */
function requireNear(opensOn: string | null, now: Date): void {
  if (opensOn === null) return
  const away = (Date.parse(opensOn) - now.getTime()) / dayMs
  if (away < -2 || away > maxDaysAhead) throw refuse('opensOn', 'Choose a day within the next 12 months.')
}

const describeTooMany = (total: number) => (total === 1 ? 'There is 1 bed.' : `There are ${total} beds.`)

const refuse = (field: 'opensOn' | 'beds', words: string) =>
  new AppError('invalid_input', words, { fields: { [field]: words } })
