// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { TYPING_PREFIX } from '#web/plumbing/stored/stored-typing.ts'
import { followSignOut } from './follow-sign-out.ts'

afterEach(() => history.replaceState(null, '', '/'))

it('deletes what was typed and not saved once somebody has signed out, and nothing else', () => {
  localStorage.setItem(`${TYPING_PREFIX}/p1.o1/h1`, '{}')
  localStorage.setItem('pl-theme', 'dark')
  history.replaceState(null, '', '/')
  followSignOut()
  expect(Object.keys(localStorage)).toHaveLength(2)
  history.replaceState(null, '', '/?signed-out=1')
  followSignOut()
  expect(Object.keys(localStorage).toSorted()).toEqual(['pl-signed-out', 'pl-theme'])
})
