import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const web = resolve(here, '../..')

/** The stylesheets that a module and everything it imports bring along, as paths below src/web. */
function stylesheetsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  if (file.endsWith('.css')) return seen
  for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(/^import\s(?:[^'";]*\sfrom\s)?'([^']+)'/gm)) {
    if (named.startsWith('#web/')) stylesheetsOf(resolve(web, named.slice('#web/'.length)), seen)
    if (named.startsWith('.')) stylesheetsOf(resolve(dirname(file), named), seen)
  }
  return seen
}

describe('the stylesheets of the board', () => {
  it('are all named in the head of the page that the server draws', () => {
    const needed = [...stylesheetsOf(resolve(here, 'board/night-board.tsx'))].filter((file) => file.endsWith('.css'))
    const gathered = readFileSync(resolve(here, 'board-styles.css'), 'utf8').matchAll(/@import "([^"]+)"/g)
    const named = new Set([...gathered].map(([, path = '']) => resolve(here, path)))
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.filter((file) => !named.has(file)).map((file) => relative(web, file))).toEqual([])
  })
})
