// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { SAVED_PREFIX } from '#web/plumbing/early/early-script.ts'
import { readSavedStates, toggleSavedState } from './saved-states.ts'

it('keeps a state on this device and forgets it again', () => {
  expect(toggleSavedState('maine')).toBe(true)
  expect(toggleSavedState('ohio')).toBe(true)
  expect(readSavedStates()).toEqual(['maine', 'ohio'])
  expect(toggleSavedState('maine')).toBe(false)
  expect(readSavedStates()).toEqual(['ohio'])
})

it('leaves nothing behind when the last one is forgotten', () => {
  toggleSavedState('maine')
  toggleSavedState('maine')
  expect(localStorage.length).toBe(0)
})

it('keeps it where "Leave this site" forgets it', () => {
  toggleSavedState('maine')
  expect(localStorage.key(0)?.startsWith(SAVED_PREFIX)).toBe(true)
})

it.each(['not JSON', '{"maine":true}', '[1,null]'])('reads %s as nothing saved', (kept) => {
  localStorage.setItem('pl-saved-states', kept)
  expect(readSavedStates()).toEqual([])
})

it('says that nothing changed where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('not allowed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(toggleSavedState('maine')).toBe(false)
})
