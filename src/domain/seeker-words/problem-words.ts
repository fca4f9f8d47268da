import type { Medicine } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

type Pair = { title: string; line: string }

export type NeedsSaid = { audience: Audience | null; medicines: readonly Medicine[]; others: readonly string[] }

export type ProblemWords = {
  title: string
  fields: Record<'near' | 'state' | 'city' | 'radius' | 'q', string>
  doubts: Record<
    'zip' | 'several' | 'unlike' | 'street' | 'here' | 'outside' | 'need',
    { title: (name: string) => string; line: string }
  >
  residencesMeant: (said: NeedsSaid) => string
  everywhere: (residences: string) => string
  didYouMean: string
  choice: (choice: { near: string; county: string | null; homes: number; isLeast: boolean }) => {
    place: string
    residences: string
  }
  named: (homes: number, isLeast: boolean, text: string) => string
  cityAlone: string
  other: (name: string) => string
  failed: Pair
  offline: Pair
  notAsked: (what: readonly string[]) => string
  stale: string
  tryAgain: string
  startOver: string
  help: string
  directory: string
  samhsa: string
  crisis: string
}
