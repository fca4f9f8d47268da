import type { NearWords } from '#content/seekers/search/near.en.ts'
import type { WhichNumberText } from '#web/parts/figures/which-number.tsx'

export type ShownClaim = { shown: string; says: string }

/** `percent` is how much of the quarter's plan is done. */
export type ShownQuarter = { name: string; percent: number; milestone: string }

export type LandingText = {
  hero: {
    title: string
    lead: string
    seek: { title: string; words: string; near: { label: string; words: NearWords } }
    run: { title: string; words: string; start: string; signIn: string }
  }
  soFar: { title: string; opening: string; words: string; claims: readonly ShownClaim[] }
  whichNumber: WhichNumberText
  about: {
    title: string
    words: string
    link: string
    verify: string
    proofs: readonly { title: string; words: string }[]
  }
  directory: { title: string; words: string; link: string; browse: string }
  vision: { title: string; link: string; claims: readonly ShownClaim[] }
  operators: {
    title: string
    words: string
    start: string
    signIn: string
    steps: readonly string[]
    stepsLabel: string
    promisesLabel: string
    claims: readonly ShownClaim[]
  }
  contact: {
    title: string
    seek: { title: string; words: string; search: string; helpline: string }
    run: { title: string; words: string; demo: string }
  }
}
