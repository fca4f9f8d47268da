import { expect, it } from 'vitest'
import { wordsOnly } from '#server/plumbing/plain-page.ts'

it.each([
  ['/embed/directory/maine?open=1', '*'],
  ['/directory/maine', "'none'"],
  ['', "'none'"],
])('a plain page in the place of %s may stand in frames of %s', (path, ancestors) => {
  expect(wordsOnly(path)['Content-Security-Policy']).toContain(`frame-ancestors ${ancestors};`)
})
