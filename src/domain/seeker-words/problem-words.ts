import type { Medicine } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

type Pair = { title: string; line: string }

export type NeedsSaid = { audience: Audience | null; medicines: readonly Medicine[]; others: readonly string[] }

/** What a search says that cannot be answered, and what still helps. */
export type ProblemWords = {
  title: string
  fields: Record<'near' | 'state' | 'city' | 'radius' | 'fee_max' | 'sober_days' | 'level' | 'q', string>
  /** A place that nobody can tell: the question as a heading, and the way on. */
  doubts: Record<
    'zip' | 'several' | 'unlike' | 'street' | 'here' | 'outside' | 'need',
    { title: (name: string) => string; line: string }
  >
  /** What was typed is no place, but says which homes are meant: for whom, which medicines they accept, and the rest. */
  homesMeant: (said: NeedsSaid) => string
  /** The same homes, wherever they are. */
  everywhere: (homes: string) => string
  /** Above places that may have been meant. */
  didYouMean: string
  /** A place in its state and county, and the homes near it. */
  choice: (choice: { near: string; county: string | null; homes: number; isLeast: boolean }) => {
    place: string
    homes: string
  }
  /** What was typed as a place is the name of so many homes, or of more. */
  named: (homes: number, isLeast: boolean, text: string) => string
  /** A town without its state. */
  cityAlone: string
  /** Something that none of the fields sends, by its name in the address. */
  other: (name: string) => string
  failed: Pair
  offline: Pair
  /** What was asked for and not looked for. */
  notAsked: (what: readonly string[]) => string
  stale: string
  tryAgain: string
  startOver: string
  help: string
  directory: string
  samhsa: string
  crisis: string
}
