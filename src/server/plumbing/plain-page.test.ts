import { expect, it } from 'vitest'
import { plainPage, wordsOnly } from '#server/plumbing/plain-page.ts'

it.each([
  ['/embed/directory/maine?open=1', '*'],
  ['/directory/maine', "'none'"],
  ['', "'none'"],
])('a plain page in the place of %s may stand in frames of %s', (path, ancestors) => {
  expect(wordsOnly(path)['Content-Security-Policy']).toContain(`frame-ancestors ${ancestors};`)
})

it('offers another try only where one may help', () => {
  expect(plainPage('The server is full.')).toMatch(/<title>One moment, please<[\s\S]*Try again/)
  const final = plainPage('The address holds a NUL character.', false)
  expect(final).toContain('<h1>This address does not work</h1>')
  expect(final).not.toMatch(/One moment|Try again/)
  expect(final).toContain('href="/"')
})
