import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
const countLines = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)

it('the sources have at most 15 doc blocks in 1,000 lines', () => {
  const sources = read('src/**/*.{ts,tsx}')
  const blocks = sources.reduce((sum, text) => sum + (text.match(/^\s*\/\*\*/gm)?.length ?? 0), 0)
  expect((blocks / countLines(sources)) * 1000).toBeLessThanOrEqual(15)
})

it('the stylesheets have at most 8,000 lines', () => {
  expect(countLines(read('src/**/*.css'))).toBeLessThanOrEqual(8000)
})
