import type { Actor } from '#server/plumbing/transactions.ts'
import type { Importer } from './imports.store.ts'

/** Somebody at the desk who may import: as whom the database sees them, and what the import says of them. */
export type AtImport = { actor: Actor } & Importer
