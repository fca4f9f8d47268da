import type { landing } from '#content/site/landing.ts'

export type LandingText = typeof landing

export type ShownQuarter = { name: string; percent: number; milestone: string }
