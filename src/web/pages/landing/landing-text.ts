import type { landing } from '#content/landing/landing.ts'

export type LandingText = typeof landing

export type ShownQuarter = { name: string; percent: number; milestone: string }
