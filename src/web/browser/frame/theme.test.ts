// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { EARLY_SCRIPT } from '#web/plumbing/early/early-script.ts'
import { chooseTheme, readThemeInForce } from './theme.ts'

const root = document.documentElement

/** A new page: nothing is kept but the storage. */
function nextPage() {
  delete root.dataset.theme
  delete root.dataset.known
  new Function(EARLY_SCRIPT)()
}

beforeEach(() => {
  nextPage()
})

describe('the theme', () => {
  it('follows the system until somebody chooses, then stays chosen on the next page', () => {
    expect(root.dataset.theme).toBeUndefined()
    chooseTheme('dark')
    expect(readThemeInForce()).toBe('dark')
    nextPage()
    expect(root.dataset.theme).toBe('dark')
  })

  it('ignores anything else found in the storage', () => {
    localStorage.setItem('pl-theme', 'sepia')
    nextPage()
    expect(root.dataset.theme).toBeUndefined()
  })

  it('has an early script that does not break where storage is forbidden', () => {
    const page = new Function('localStorage', 'document', EARLY_SCRIPT)
    expect(() => page(undefined, document)).not.toThrow()
  })
})

it('the room for a name is kept while the marker cookie says that there may be somebody', () => {
  document.cookie = `${signedInMarker}=1; path=/`
  nextPage()
  expect(root.dataset.known).toBe('')
  document.cookie = `${signedInMarker}=; path=/; max-age=0`
  nextPage()
  expect(root.dataset.known).toBeUndefined()
})
