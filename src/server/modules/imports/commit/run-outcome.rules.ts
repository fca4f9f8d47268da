import type { CommitLine } from '#contract/imports/imports.ts'

/** Reports progress. Nothing counts before the step that changes houses or closes the import. */
export type OnRunProgress = (line: Extract<CommitLine, { of: number }>) => void
