import type { ApplicationLine } from '#contract/certification/applications.ts'
import { findTurn, type Turn } from '#domain/certification/application/turn.ts'

export function findTurnOfLine(line: ApplicationLine): Turn | null {
  const { stage, stageSince, heardAt, questions, unanswered, toMend, isVisited, visitAt } = line
  return findTurn({
    stage,
    stageSince: new Date(stageSince),
    heardAt: new Date(heardAt),
    questions,
    unanswered,
    toMend,
    isVisited,
    visitAt: visitAt === null ? null : new Date(visitAt),
  })
}

const never = Number.MAX_SAFE_INTEGER

export function sortQueue(lines: readonly ApplicationLine[], now: Date): ApplicationLine[] {
  const rank = (line: ApplicationLine) => {
    if (line.end !== null) return never + now.getTime() - Date.parse(line.end.at)
    const turn = findTurnOfLine(line)
    return turn?.due ? turn.due.getTime() : never - 1
  }
  return lines.toSorted((one, other) => rank(one) - rank(other))
}
