import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { GroupView } from '#web/parts/beds/bed-queue/queue-view.ts'
import { type AgeOfGroup, isUnsent } from '#web/parts/night-board/group/group-words.ts'

type DenseAge = Pick<AgeOfGroup, 'grade' | 'words'>

function describeShortAge(at: string | null, now: Date): DenseAge {
  const saidAt = at === null ? null : new Date(at)
  const grade = gradeBedAge(saidAt, now)
  const words = describeBedAge(saidAt, now, null)
    .replace(/^Said |^No number for |\.?( Call to confirm)?\.$/g, '')
    .replace(/^\d+ days?$/, '$& ago')
    .replace(/ minutes?/, ' min')
    .replace(/ hours?/, ' hr')
  return { grade, words: grade === 'withdrawn' && saidAt === null ? 'No number' : words }
}

export function describeLineAge({ saidAt }: BoardGroup, view: GroupView, isHeldUp: boolean, now: Date): DenseAge {
  if (view.since === null) return describeShortAge(saidAt, now)
  return isUnsent(view.since, isHeldUp, now)
    ? { grade: 'waiting', words: 'Waiting here' }
    : { grade: 'fresh', words: 'just now' }
}

export function describeResidenceAge({ groups }: MyResidence, now: Date): DenseAge {
  const said = groups.filter(({ totalBeds }) => totalBeds > 0).map(({ saidAt }) => saidAt)
  return describeShortAge(said.includes(null) ? null : (said.toSorted()[0] ?? null), now)
}

export function describeLine(group: BoardGroup | null, asking: { questions: number } | undefined): string[] {
  const [held, questions] = [group?.holds.length, asking?.questions]
  return [held ? `${held} held` : '', questions ? formatCount(questions, 'question') : ''].filter(Boolean)
}

export const describeResidenceCount = (count: number) => formatCount(count, 'house')
