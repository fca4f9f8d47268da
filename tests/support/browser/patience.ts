/**
 * Set up before each file of unit tests: Testing Library gives up after a second, which a busy machine may take for one
 * turn. What never comes still fails, within the test's own time.
 */
async function waitLonger(): Promise<void> {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

if (typeof document !== 'undefined') await waitLonger()

export {}
