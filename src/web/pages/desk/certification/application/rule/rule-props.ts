import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { RulePlace } from '#web/pages/desk/certification/application/rules-way.ts'

export type RulePartProps = {
  application: ApplicationAnswer
  place: RulePlace
  level: string
  team: readonly string[]
  today: string
  standardUrl: string
  words: ApplicationWords
}
