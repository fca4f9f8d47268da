import type { PlaceDoubt } from '#contract/search/meant-places.ts'
import type { Point } from '#domain/search/residence-search.ts'

type LikelyPlaces = { others: string[]; isGuess: boolean; isStreet?: true }

/**
 * `others` and `choices` can be searched for as they are. `region` is what was asked for where the place is only its
 * middle, such as "Long Island".
 */
export type PlaceMatch =
  | (Point &
      LikelyPlaces & {
        kind: 'zip' | 'town' | 'county' | 'point'
        name: string
        stateCode: string | null
        town?: string
        region?: string
      })
  | (LikelyPlaces & { kind: 'state'; name: string; stateCode: string })
  | { kind: 'unknown'; why: PlaceDoubt; name: string; words: string; choices: string[] }
