import { type DeskRole, mayAsRole } from './desk-powers.ts'

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

export const stepsSeen = [
  'say_number',
  'confirm_number',
  'hold_bed',
  'answer_question',
] as const satisfies readonly TrainingStep[]

export type SeenStep = (typeof stepsSeen)[number]

export function listSteps(role: DeskRole): TrainingStep[] {
  return trainingSteps.filter((step) => step !== 'answer_question' || mayAsRole(role, 'messages'))
}

export function countTraining(role: DeskRole, done: ReadonlySet<string>): { done: number; of: number } {
  const steps = listSteps(role)
  return { done: steps.filter((step) => done.has(step)).length, of: steps.length }
}
