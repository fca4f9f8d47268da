import type { DeskProgress } from '#contract/team/desk-progress.ts'
import { type MovingInStep, movingInSteps } from '#contract/team/moving-in.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { type DeskPower, type DeskRole, mayAsRole } from '#domain/people/desk-powers.ts'

export type ShownStep = {
  id: MovingInStep
  name: string
  state: 'done' | 'now' | 'next'
  next: { words: string; to: string }
}

const names: Record<MovingInStep, string> = {
  claim: 'Find and claim profile',
  account: 'Set up account',
  data: 'Migrate data',
  team: 'Train the team',
  live: 'Go live',
  reminders: 'Set a reminder',
}

const powers: Record<MovingInStep, DeskPower> = {
  claim: 'claims',
  account: 'beds',
  data: 'import',
  team: 'beds',
  live: 'residences',
  reminders: 'reminders',
}

/** Those of one's role, done in any order; the first open step is the current one (docs/specification.md, section 1). */
export function listShownSteps(progress: DeskProgress, role: DeskRole): ShownStep[] {
  const own = movingInSteps.filter((step) => mayAsRole(role, powers[step]))
  const now = own.find((step) => !progress[step])
  return own.map((id) => ({
    id,
    name: names[id],
    state: progress[id] ? 'done' : id === now ? 'now' : 'next',
    next: describeNext(id, progress),
  }))
}

function describeNext(step: MovingInStep, progress: DeskProgress): { words: string; to: string } {
  const { residencesWithoutNumbers: residences, peopleInTraining: people } = progress
  switch (step) {
    case 'claim':
      return { words: 'Is your house listed already?', to: '/workspace/claims' }
    case 'account':
      return { words: 'Your account', to: '/account' }
    case 'data':
      // Houses are there and only a number is missing: that is said on the board, not brought in a file.
      return residences > 0 && progress.claim
        ? { words: `${formatCount(residences, 'house has', 'houses have')} no number yet`, to: '/workspace/beds' }
        : { words: 'Import a spreadsheet', to: '/workspace/import' }
    case 'team':
      return {
        words: `${formatCount(people, 'person is', 'people are')} still in training`,
        to: '/workspace/team#training',
      }
    case 'live':
      return { words: 'Publish a house and say its beds', to: '/workspace/residences' }
    case 'reminders':
      return { words: 'Every evening at 7 pm, you, all houses?', to: '/workspace/reminders' }
  }
}
