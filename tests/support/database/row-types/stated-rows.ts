import { existsSync, globSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { readStatedRows } from './source-types.ts'

/** What the sources say of rows, for every process of a run; and what each of them saw. */
export const statedFile = resolveInRoot('test-results', 'statements', 'stated.json')
export const seenFolder = resolveInRoot('test-results', 'statements', 'seen')

const isSource = (file: string) => file.startsWith(path.join('src', 'server')) && !file.endsWith('.test.ts')

/** Reading the sources takes seconds, so what was written stands until one of them changes. */
export function writeStatedRows(): void {
  if (isFresh()) return
  const statements = readStatedRows(isSource)
  // A part of a statement has a type of its own, which is no row.
  const rows = statements.filter(({ row }) => row.kind === 'object' || row.kind === 'union')
  mkdirSync(path.dirname(statedFile), { recursive: true })
  // Put in place when it is whole: two runs may write at once.
  const unfinished = `${statedFile}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(rows))
  renameSync(unfinished, statedFile)
}

function isFresh(): boolean {
  if (!existsSync(statedFile)) return false
  const written = statSync(statedFile).mtimeMs
  const sources = globSync(resolveInRoot('src', '{domain,contract,content,server}', '**', '*.ts'))
  return sources.every((file) => statSync(file).mtimeMs < written)
}
