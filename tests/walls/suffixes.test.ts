import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const suffixes = ['module', 'routes', 'service', 'policy', 'store', 'jobs', 'mails', 'form', 'rules', 'worker']
/** The sign-in library as we set it up: its tables, its calls and what it is handed have the library's own shape. */
const withoutSuffix = 'src/server/modules/auth/library/'

const ending = new RegExp(`\\.(${suffixes.join('|')})\\.ts$`)
const isOfModule = (file: string) => /^src\/server\/modules\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const unnamed = (files: readonly string[]) =>
  files.filter((file) => isOfModule(file) && !ending.test(file) && !file.startsWith(withoutSuffix))

it('every file of a module says by its suffix what it is', () => {
  const files = execFileSync('git', ['ls-files', 'src/server/modules'], { encoding: 'utf8' }).split('\n')
  expect(files.filter(isOfModule).length).toBeGreaterThan(200)
  expect(unnamed(files)).toEqual([])
})

it('a file of a module without a suffix is named', () => {
  const files = ['beds.service.ts', 'beds.test.ts', 'turns.ts', 'beds.rulings.ts'].map(
    (name) => `src/server/modules/beds/${name}`,
  )
  expect(unnamed(files)).toEqual(['src/server/modules/beds/turns.ts', 'src/server/modules/beds/beds.rulings.ts'])
})
