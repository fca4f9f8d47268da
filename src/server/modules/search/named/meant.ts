import type { PlaceDoubt } from '#contract/directory/meant-places.ts'
import type { Point } from '#domain/search/residence-search.ts'

/** `isGuess` where the name is a slip or two away from what was typed, `isStreet` where it is only the end of an address. */
type Likely = { others: string[]; isGuess: boolean; isStreet?: true }

/**
 * What a person meant by a place, with the others of its name where nobody said the state; or a sentence that says why
 * nobody knows, and what may have been meant. `others` and `choices` are places to be asked with again. `region` is what
 * was asked for, where the place is only the middle of it: "Long Island".
 */
export type Meant =
  | (Point &
      Likely & {
        kind: 'zip' | 'town' | 'county' | 'point'
        name: string
        stateCode: string | null
        town?: string
        region?: string
      })
  | (Likely & { kind: 'state'; name: string; stateCode: string })
  | { kind: 'unknown'; why: PlaceDoubt; name: string; words: string; choices: string[] }
