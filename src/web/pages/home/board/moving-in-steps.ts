import type { MyResidence } from '#contract/residences.ts'

export type MovingInStep = { name: string; isDone: boolean; next: { words: string; to: string } }

/**
 * The five steps of the product (spec, section 1) as far as this software knows them: a house on the list is a claimed
 * profile, numbers for every house are migrated data. Nobody has told us yet whether a team is trained, so nobody is
 * ticked as live: a step is done only when every one before it is. Setting up the account is the exception, as the
 * person who reads this has one.
 */
export function movingInSteps(residences: readonly MyResidence[]): MovingInStep[] {
  const hasHouse = residences.length > 0
  const said = residences.filter(({ reportedAt }) => reportedAt !== null).length
  return [
    {
      name: 'Find and claim profile',
      isDone: hasHouse,
      next: { words: 'Is your house listed already?', to: '/workspace/claims' },
    },
    { name: 'Set up account', isDone: true, next: { words: 'Your account', to: '/' } },
    {
      name: 'Migrate data',
      isDone: hasHouse && said === residences.length,
      next: { words: 'Import a spreadsheet', to: '/workspace/import' },
    },
    { name: 'Train the team', isDone: false, next: { words: 'What the training covers', to: '/getting-started' } },
    { name: 'Go live', isDone: said > 0, next: { words: 'Say how many beds are open', to: '/workspace/beds' } },
  ]
}
