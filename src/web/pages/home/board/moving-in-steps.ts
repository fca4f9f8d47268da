import type { MyResidence } from '#contract/residences.ts'

export type MovingInStep = { name: string; isDone: boolean; next: { words: string; to: string } }

/**
 * The five steps of the product (spec, section 1) as far as this software knows them: a house on the list is a claimed
 * profile, whoever reads this has an account, and numbers for every house are migrated data. Nobody has told us yet
 * whether a team is trained. The steps run in order: none is done while one before it is not.
 */
export function movingInSteps(residences: readonly MyResidence[]): MovingInStep[] {
  const hasHouse = residences.length > 0
  const hasNumbers = hasHouse && residences.every(({ reportedAt }) => reportedAt !== null)
  return [
    {
      name: 'Find and claim profile',
      isDone: hasHouse,
      next: { words: 'Is your house listed already?', to: '/workspace/claims' },
    },
    { name: 'Set up account', isDone: hasHouse, next: { words: 'Your account', to: '/account' } },
    { name: 'Migrate data', isDone: hasNumbers, next: { words: 'Import a spreadsheet', to: '/workspace/import' } },
    { name: 'Train the team', isDone: false, next: { words: 'What the training covers', to: '/getting-started' } },
    { name: 'Go live', isDone: false, next: { words: 'Say how many beds are open', to: '/workspace/beds' } },
  ]
}
