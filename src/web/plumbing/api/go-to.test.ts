// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { goTo } from './go-to.ts'

it('ends where somebody is asked before the page is left, and stays', async () => {
  // A browser asks while it is sent away.
  const leave = () => void dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const assign = vi.spyOn(location, 'assign').mockImplementation(leave)
  addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  await goTo('/next')
  expect(assign).toHaveBeenCalledWith('/next')
})
