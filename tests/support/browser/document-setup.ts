import { afterEach, vi } from 'vitest'

/**
 * Set up before each file of unit tests with a document. Testing Library gives up after a second, which a busy machine may
 * take for one turn: what never comes still fails, within the test's own time. And no test leaves the next what it has
 * drawn, replaced, or kept on the device.
 *
 * A request that no test answers fails as it does offline. It never reaches the network, where it could outlive its
 * document and end the run with an error that belongs to no test.
 */
async function setUpDocument(): Promise<void> {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
}

if (typeof document !== 'undefined') await setUpDocument()
