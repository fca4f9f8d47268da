// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { EARLY_SCRIPT } from './early-script.ts'

afterEach(() => {
  delete document.documentElement.dataset.known
})

/** Where the script leads from an address on a device that was told to show homes so. */
function ledFrom(address: string, view: string | null): string[] {
  localStorage.clear()
  if (view !== null) localStorage.setItem('pl-saved-view', view)
  history.replaceState(null, '', address)
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  new Function(EARLY_SCRIPT)()
  const led = replace.mock.calls.map(([to]) => String(to))
  replace.mockRestore()
  return led
}

it('asks for a search as this device was told to show homes, where the address does not say how', () => {
  expect(ledFrom('/residences?near=72201#map', 'list')).toEqual(['/residences?near=72201&view=list#map'])
  expect(ledFrom('/es/residencias?state=AR', 'list')).toEqual(['/es/residencias?state=AR&view=list'])
  const left = ['/residences', '/residences?near=72201&view=cards', '/residences/ar/conway?x=1', '/about?near=1']
  expect(left.flatMap((address) => ledFrom(address, 'list'))).toEqual([])
  expect([...ledFrom('/residences?near=72201', 'cards'), ...ledFrom('/residences?near=72201', null)]).toEqual([])
})

it('marks a page whose search was typed, for whoever comes back to it', () => {
  for (const [state, typed] of [
    ['typed', ''],
    [null, undefined],
  ] as const) {
    delete document.documentElement.dataset.typed
    history.replaceState(state, '', '/directory?q=ar')
    new Function(EARLY_SCRIPT)()
    expect(document.documentElement.dataset.typed).toBe(typed)
  }
})
