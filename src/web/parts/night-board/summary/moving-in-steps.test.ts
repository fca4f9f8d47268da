import { describe, expect, it } from 'vitest'
import type { DeskProgress } from '#contract/team/desk-progress.ts'
import { listShownSteps } from './moving-in-steps.ts'

const nothing: DeskProgress = {
  claim: false,
  account: false,
  data: false,
  team: false,
  live: false,
  reminders: false,
  residencesWithoutNumbers: 0,
  peopleInTraining: 1,
}
const states = (progress: Partial<DeskProgress>) =>
  listShownSteps({ ...nothing, ...progress }, 'owner').map(({ state }) => state)

describe('moving in', () => {
  it('names the steps in their order', () => {
    expect(listShownSteps(nothing, 'owner').map(({ name }) => name)).toEqual([
      'Find and claim profile',
      'Set up account',
      'Migrate data',
      'Train the team',
      'Go live',
      'Set a reminder',
    ])
  })

  it('shows what is done in whatever order it was, and the first open step as the one at hand', () => {
    expect(states({})).toEqual(['now', 'next', 'next', 'next', 'next', 'next'])
    expect(states({ account: true })).toEqual(['now', 'done', 'next', 'next', 'next', 'next'])
    expect(states({ claim: true, account: true, live: true })).toEqual(['done', 'done', 'now', 'next', 'done', 'next'])
    const all = { claim: true, account: true, data: true, team: true, live: true, reminders: true }
    expect(states(all)).toEqual(['done', 'done', 'done', 'done', 'done', 'done'])
  })

  it('leads to what is missing, and names nobody a step that is not theirs', () => {
    const progress = { ...nothing, claim: true, residencesWithoutNumbers: 2, peopleInTraining: 3 }
    const next = (role: 'owner' | 'house_manager' | 'bed_updater') =>
      listShownSteps(progress, role).map((step) => step.next.words)
    expect(next('owner')).toEqual([
      'Is your house listed already?',
      'Your account',
      '2 houses have no number yet',
      '3 people are still in training',
      'Publish a house and say its beds',
      'Every evening at 7 pm, you, all houses?',
    ])
    expect(next('house_manager')).toEqual(['Your account', '3 people are still in training'])
    expect(next('bed_updater')).toEqual(next('house_manager'))
    expect(listShownSteps({ ...progress, account: true }, 'house_manager').map(({ state }) => state)).toEqual([
      'done',
      'now',
    ])
  })
})
