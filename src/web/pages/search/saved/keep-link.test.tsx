// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { sharedEn } from '#content/search/lists/shared-list.en.ts'
import { hydrate } from './keep-link.island.ts'
import { KeepLink } from './keep-link.tsx'
import { readOwnLinks } from './own-links.ts'

const { keep: words } = sharedEn.mine
const link = { mine: 'secret', endsAt: '2999-01-01T00:00:00.000Z' }

async function show() {
  document.body.innerHTML = renderToStaticMarkup(<KeepLink link={link} searchPath="/residences" words={words} />)
  const place = document.querySelector<HTMLElement>('porch-island')
  if (place) await hydrate(place)
}
beforeEach(show)

const field = () => document.querySelector<HTMLInputElement>('input')
const status = () => document.querySelector('[role="status"]')?.textContent

it('keeps a link under its label on this device, says so, and knows it the next time', async () => {
  const input = field()
  if (input) input.value = ' J. D. '
  expect(status()).toBe('')
  document.querySelector('form')?.requestSubmit()
  expect(readOwnLinks()).toMatchObject([{ mine: 'secret', label: 'J. D.' }])
  expect(status()).toBe(words.kept)
  await show()
  expect([field()?.value, status()]).toEqual(['J. D.', words.kept])
})

it('leads to the next list, for which nothing is saved yet', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  document.querySelector<HTMLElement>('[data-next]')?.click()
  expect(assign).toHaveBeenCalledWith('/residences')
})
