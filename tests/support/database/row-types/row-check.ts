import { CamelCasePlugin, type CompiledQuery, type QueryResult } from 'kysely'
import { findMismatch } from './shape.ts'
import type { StatedRows } from './source-types.ts'

/** The columns that had a value, by the place of their statement in the sources. */
export type Seen = Record<string, string[]>

/** Enough to see every kind of row, and little beside what it takes to read them. */
const mostRows = 200

const camelCase = new CamelCasePlugin()

/** Compares what statements answer with what the sources say of their rows. */
export class RowCheck {
  readonly #stated: Map<string, StatedRows[]>
  readonly #seen = new Map<StatedRows, Set<string>>()
  #mismatches = new Set<string>()

  constructor(stated: readonly StatedRows[]) {
    this.#stated = Map.groupBy(stated, ({ parts }) => buildKey(parts))
  }

  async look({ query, queryId }: CompiledQuery, { rows }: QueryResult<unknown>): Promise<void> {
    if (query.kind !== 'RawNode') return
    for (const stated of this.#stated.get(buildKey(query.sqlFragments)) ?? []) {
      const result = { rows: rows.slice(0, mostRows) as Record<string, unknown>[] }
      const read = stated.isByField ? await camelCase.transformResult({ result, queryId }) : result
      for (const row of read.rows) this.#compare(stated, row)
    }
  }

  /** Told once each. */
  takeMismatches(): string[] {
    const taken = [...this.#mismatches]
    this.#mismatches = new Set()
    return taken
  }

  seen(): Seen {
    return Object.fromEntries([...this.#seen].map(([{ place }, columns]) => [place, [...columns]]))
  }

  #compare(stated: StatedRows, row: Record<string, unknown>): void {
    const columns = this.#seen.get(stated) ?? new Set()
    this.#seen.set(stated, columns)
    for (const [name, value] of Object.entries(row)) if (value !== null) columns.add(name)
    const wrong = findMismatch(stated.row, row)
    if (wrong)
      this.#mismatches.add(`${stated.place}: column ${wrong.path}: expected ${wrong.expected}, found ${wrong.found}`)
  }
}

function buildKey(parts: readonly string[]): string {
  return JSON.stringify(parts)
}
