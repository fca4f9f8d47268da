import type { CommitLine } from '#contract/desk/imports.ts'

/** Until houses are changed, or it is closing, nothing counts yet. */
export type Told = (line: Extract<CommitLine, { of: number }>) => void
