import type { CommitLine } from '#contract/desk/imports.ts'

/** Hears how far a commit is. Until houses are changed, or it is closing, nothing of it counts. */
export type Told = (line: Extract<CommitLine, { of: number }>) => void
