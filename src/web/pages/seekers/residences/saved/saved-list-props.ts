import type { AgeWords } from '#domain/beds/bed-age.ts'
import type { LiveListProps } from '#web/parts/frame/live-page/live-list-props.ts'

export type SavedListProps = {
  now: string
  compare: string
  ages: AgeWords
  words: LiveListProps['words'] & {
    title: string
    none: string
    lead: string
    busy: string
    offline: string
    ends: string
    ended: string
  }
}
