import { type DeskRole, roleMay } from '#domain/people/desk-powers.ts'

/** What everybody at a desk learns, in the order of learning it. */
export const trainingSteps = [
  'see_board',
  'say_number',
  'confirm_number',
  'hold_bed',
  'answer_question',
  'note_words',
  'crisis_call',
  'resident_privacy',
] as const

export type TrainingStep = (typeof trainingSteps)[number]

/** What the software sees by itself once it was done; the rest is ticked by the person. */
export const stepsSeen = [
  'say_number',
  'confirm_number',
  'hold_bed',
  'answer_question',
] as const satisfies readonly TrainingStep[]

export type SeenStep = (typeof stepsSeen)[number]

/** The steps of a role: nobody is trained for what they may not do. */
export function stepsOf(role: DeskRole): TrainingStep[] {
  return trainingSteps.filter((step) => step !== 'answer_question' || roleMay(role, 'messages'))
}

/** How far somebody is: steps done, of how many. */
export function trainingCount(role: DeskRole, done: ReadonlySet<string>): { done: number; of: number } {
  const steps = stepsOf(role)
  return { done: steps.filter((step) => done.has(step)).length, of: steps.length }
}
