import type { ReviewWords } from '#content/desk/certification/review.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'

export type StepProps = { application: ApplicationAnswer; words: ReviewWords; refused: RefusedForm | null; now: Date }
