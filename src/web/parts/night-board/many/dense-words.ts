import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { GroupView } from '#web/parts/beds/bed-queue/queue-view.ts'
import type { AgeOfGroup } from '#web/parts/night-board/group/group-words.ts'

type DenseAge = Pick<AgeOfGroup, 'grade' | 'words'>

function describeShortAge(at: string | null, now: Date): DenseAge {
  const saidAt = at === null ? null : new Date(at)
  const grade = gradeBedAge(saidAt, now)
  const words = describeBedAge(saidAt, now, null)
    .replace(/^Said /, '')
    .replace(' Call to confirm.', '')
    .replace(/\.$/, '')
    .replace('No number for ', '')
    .replace(/^\d+ days?$/, '$& ago')
    .replace(/ minutes?/, ' min')
    .replace(/ hours?/, ' hr')
  return { grade, words: grade === 'withdrawn' && saidAt === null ? 'No number' : words }
}

const unsentMs = 13_000

export function describeLineAge({ saidAt }: BoardGroup, view: GroupView, isHeldUp: boolean, now: Date): DenseAge {
  if (view.since === null) return describeShortAge(saidAt, now)
  const isWaiting = isHeldUp || now.getTime() - Date.parse(view.since) > unsentMs
  return isWaiting ? { grade: 'waiting', words: 'Waiting here' } : { grade: 'fresh', words: 'just now' }
}

export function describeResidenceAge({ groups }: MyResidence, now: Date): DenseAge {
  const said = groups.filter(({ totalBeds }) => totalBeds > 0).map(({ saidAt }) => saidAt)
  return describeShortAge(said.includes(null) ? null : (said.toSorted()[0] ?? null), now)
}

const listCount = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`])

export function describeLine(group: BoardGroup | null, asking: { questions: number } | undefined): string[] {
  const questions = asking?.questions ?? 0
  return [
    ...listCount(group?.holds.length ?? 0, 'held'),
    ...listCount(questions, questions === 1 ? 'question' : 'questions'),
  ]
}

export const describeResidenceCount = (count: number) => formatCount(count, 'house')
