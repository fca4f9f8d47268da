import type { NotedChange } from './noted-change.ts'
import { count, formatValue } from './phrases.ts'

const verbs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  person: {
    locked: 'locked, cannot sign in',
    unlocked: 'unlocked, can sign in again',
    sessions_ended: 'signed out everywhere',
    reset_asked: 'removal of the second step asked for',
    reset_allowed: 'removal of the second step allowed, it waits a day',
    reset_refused: 'removal of the second step refused',
    reset_stopped: 'removal of the second step stopped, they signed in with it',
    factors_removed: 'second step removed, signed out everywhere',
  },
  organization: {
    locked: 'locked, nothing of it is public or can be changed',
    unlocked: 'unlocked, its people change it again',
  },
}

export function lockLines({ subject, subjectName, change, after }: NotedChange): [string, ...string[]] | null {
  const verb = verbs[subject]?.[change]
  if (verb === undefined) return null
  const residences =
    typeof after.houses === 'number' && after.houses > 0 ? [describeResidences(change, after.houses)] : []
  const said = typeof after.said === 'string' && after.said !== '' ? [`In their words: ${formatValue(after.said)}`] : []
  return [`${subjectName}: ${verb}`, ...residences, ...said]
}

function describeResidences(change: string, residences: number): string {
  return `${change === 'locked' ? 'Houses hidden by it' : 'Houses shown again'}: ${count(residences)}`
}
