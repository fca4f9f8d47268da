import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { healthWords } from '#content/staff/health.ts'
import { calls } from '#contract/calls/call-table.ts'

const sources = globSync('src/server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('serves every call of the table, and each once', () => {
  const served = sources.flatMap(({ text }) =>
    [...text.matchAll(/serveCall\(\s*http,\s*'([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(served.toSorted()).toEqual(Object.keys(calls).toSorted())
})

it('serves no call beside the table', () => {
  const beside = sources.flatMap(({ file, text }) =>
    // A pattern answers what there is not.
    [...text.matchAll(/\bhttp\.(?:get|post|put|patch|delete)\(\s*['"`](\/(?:api|hsds|data)(?:\/[^'"`*]*)?)['"`]/g)].map(
      ([, path]) => `${file}: ${path}`,
    ),
  )
  expect(beside).toEqual([])
})

it('gives each part of a path that is checked a place in the path', () => {
  for (const [name, call] of Object.entries(calls)) {
    for (const part of Object.keys('params' in call ? call.params : {})) expect(name).toContain(`:${part}`)
  }
})

it('tells the staff of every job that repeats what it does', () => {
  const repeated = sources.flatMap(({ text }) =>
    [...text.matchAll(/\brepeat\(\s*'([a-z-]+)'/g)].map(([, name]) => name),
  )
  expect(Object.keys(healthWords.jobs.kinds)).toEqual(expect.arrayContaining(repeated))
})
