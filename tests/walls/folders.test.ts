import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const maxEntries = 20
/** A file for each state, for each step of our schema, and for each schema of the open directory standard. */
const lists = ['src/content/states/profiles', 'db/migrations', 'tests/support/live/hsds-schema']

/** What stands in each folder of the repository, by the folder's path. */
function entriesByFolder(files: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let at = file; at.includes('/'); at = path.posix.dirname(at)) {
      const folder = path.posix.dirname(at)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path.posix.basename(at)))
    }
  }
  return entries
}

const wideFolders = (files: readonly string[]) =>
  [...entriesByFolder(files)]
    .filter(([folder, entries]) => entries.size > maxEntries && !lists.includes(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries`)

it('no folder of ours has more than 20 entries', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'db'], { encoding: 'utf8' }).split('\n')
  expect(wideFolders(files)).toEqual([])
})

it('a folder with one entry too many is named', () => {
  const files = Array.from({ length: maxEntries + 1 }, (_, place) => `src/domain/day-${place}.ts`)
  expect(wideFolders(files)).toEqual(['src/domain has 21 entries'])
})

it('no two files of the schema have one number', () => {
  const numbers = readdirSync('db/schema').map((file) => file.slice(0, 2))
  expect(numbers).toEqual([...new Set(numbers)])
})

/** The subjects of a room: its folders. */
const subjects = (room: string) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it.each([
  ['src/contract', ['calls']],
  ['src/content', ['desk', 'docs', 'help', 'landing', 'site', 'staff']],
  ['src/web/pages', ['desk', 'landing', 'site', 'staff']],
  ['src/domain', ['decisions', 'figures', 'help', 'language', 'links', 'people', 'places']],
])('%s has the subjects of the modules, and a few of its own', (room, others) => {
  const modules = subjects('src/server/modules')
  expect(subjects(room).filter((name) => !modules.includes(name))).toEqual(others)
})
