import type { Actor } from '#server/plumbing/transactions.ts'
import type { Importer } from './imports.store.ts'

export type ImportContext = { actor: Actor } & Importer
