import type { AgeWords } from '#domain/beds/bed-age.ts'
import type { LiveListProps } from '#web/parts/frame/live-page/live-list-props.ts'

/** What the script of the saved homes knows of its page; the braces of the words are filled by it. */
export type SavedListProps = {
  /** The address that gives the rows of the homes whose slugs are written after it. */
  now: string
  /** The search, to set homes side by side on it. */
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
