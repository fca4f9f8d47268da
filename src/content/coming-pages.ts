/** A way on from a page: a button or link with its words. */
export type Way = { words: string; to: string }

/** A page whose part of the site opens later: what it will hold, and what a person can do today. */
export type ComingPage = {
  title: string
  description: string
  /** One or two plain sentences: what this part is for. */
  lead: string
  /** What will stand here, one line each. */
  holds: readonly string[]
  /** The first one is the main button. None leads back to a part that is not open without a reason. */
  ways: readonly [Way, ...Way[]]
}

/** The lines that are the same on every such page. */
export const comingWords = {
  en: {
    later: 'This part opens later.',
    why: 'We would rather say so than show you an empty room.',
    holds: 'What will be here',
    today: 'What you can do today',
  },
} as const
