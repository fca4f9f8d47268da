import type { landing } from '#content/site/landing.ts'

export type LandingText = typeof landing

/** `percent` is how much of the quarter's plan is done. */
export type ShownQuarter = { name: string; percent: number; milestone: string }
