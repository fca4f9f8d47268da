import type { AgeWords } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import type { Counted } from '#domain/language/say.ts'

export type LiveListProps = {
  now: string
  people: { audience: People['audience']; includesNotStated: boolean }
  state?: string | undefined
  drawnAt: string
  ages: AgeWords
  words: { changed: Counted; goneOf: string }
}
