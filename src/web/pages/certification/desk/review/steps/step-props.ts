import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'

export type StepProps = { application: ApplicationAnswer; words: ReviewWords; now: Date }
