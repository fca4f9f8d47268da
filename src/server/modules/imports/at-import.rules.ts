import type { Actor } from '#server/plumbing/transactions.ts'
import type { Importer } from './imports.store.ts'

export type AtImport = { actor: Actor } & Importer
