// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { goTo } from './go-to.ts'

it('ends where somebody is asked before the page is left, and stays', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  let isBack = false
  const going = goTo('/next').then(() => {
    isBack = true
  })
  expect(assign).toHaveBeenCalledWith('/next')
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  await Promise.resolve()
  expect(isBack).toBe(false)
  leave()
  await going
  expect(isBack).toBe(true)
})
