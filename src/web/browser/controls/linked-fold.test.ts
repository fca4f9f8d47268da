// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { startLinkedFolds } from './linked-fold.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML =
    '<details><summary>How to make a first call</summary><p id="first-call">Say who you are.</p></details>'
})

async function open(hash: string): Promise<boolean | undefined> {
  location.hash = hash
  startLinkedFolds()
  await Promise.resolve()
  return document.querySelector('details')?.open
}

it('opens the article that the address leads to', async () => {
  expect(await open('#first-call')).toBe(true)
})

it('puts the focus on the field that the address leads to, and on the title of anything else', async () => {
  await open('#first-call')
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  document.querySelector('details')?.insertAdjacentHTML('beforeend', '<input id="website">')
  await open('#website')
  expect(document.activeElement?.id).toBe('website')
})

it.each(['', '#no-such', '#%E0%A4%A'])('opens nothing for “%s”', async (hash) => {
  expect(await open(hash)).toBe(false)
})
