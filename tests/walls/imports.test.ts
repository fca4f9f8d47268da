import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const rooms = /^(src\/(domain|contract|content|web|server)|tests|scripts)\//

/** A file of the same folder or of one below it is asked for by `./`, every other one by the name of its room. */
function writtenOneWay(file: string, asked: string): string {
  if (!/^[.#]/.test(asked)) return asked
  const named = asked.slice(1)
  const target = asked.startsWith('.') ? join(dirname(file), asked) : rooms.test(named) ? named : `src/${named}`
  if (!rooms.test(target)) return asked
  const below = relative(dirname(file), target)
  return below.startsWith('..') ? target.replace(/^(src\/)?/, '#') : `./${below}`
}

const askedFor = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from '([^']+)'$|^import '([^']+)'$/gm)].map(
    ([, named, whole]) => named ?? whole ?? '',
  )

it('writes each import one way', () => {
  const files = globSync('{src,tests,scripts}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(1000)
  const other = files.flatMap((file) =>
    askedFor(file)
      .map((asked) => ({ file, asked, instead: writtenOneWay(file, asked) }))
      .filter(({ asked, instead }) => asked !== instead),
  )
  expect(other).toEqual([])
})
