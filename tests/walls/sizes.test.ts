import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What makes documents of page modules and hydrates islands, in the server, in the browser and in the build. */
const layer = [
  'src/web/documents/*.{ts,tsx}',
  'scripts/documents/*.ts',
  'src/web/plumbing/{page,page-context}.ts',
  'src/web/plumbing/island.tsx',
  'src/web/browser/islands.ts',
]

/** Lines that are neither empty nor a comment. */
const formatLines = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length

it('the layer of documents and islands stays small enough to be read in one sitting', () => {
  const files = globSync(layer).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(15)
  const lines = files.reduce((sum, file) => sum + formatLines(file), 0)
  // 700 are wanted; docs/benchmarks.md says what was tried.
  expect(lines).toBeLessThanOrEqual(860)
})

const readProduct = (pattern: string) =>
  globSync(pattern).flatMap((file) => (file.includes('.test.') ? [] : [readFileSync(file, 'utf8')]))
const countLines = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)

it('the sources have at most 15 doc blocks in 1,000 lines', () => {
  const sources = readProduct('src/**/*.{ts,tsx}')
  const blocks = sources.reduce((sum, text) => sum + (text.match(/^\s*\/\*\*/gm)?.length ?? 0), 0)
  expect((blocks / countLines(sources)) * 1000).toBeLessThanOrEqual(15)
})

it('the stylesheets have at most 8,000 lines', () => {
  expect(countLines(readProduct('src/**/*.css'))).toBeLessThanOrEqual(8000)
})
