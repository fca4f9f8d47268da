import type { AgeWords } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/home-beds.ts'
import type { Counted } from '#domain/language/say.ts'

export type LiveListProps = {
  /** The address of the page as it is now, with its homes in the order they stand in. */
  now: string
  /** Whose beds the numbers of the list count. */
  people: { audience: People['audience']; includesNotStated: boolean }
  /** Two letters: every home of this state counts for the sums of the page. */
  state?: string | undefined
  drawnAt: string
  ages: AgeWords
  words: { changed: Counted; goneOf: string }
}
