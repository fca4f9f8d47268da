// Testing Library gives up after a second, which a busy machine may take for one turn. What never comes still fails,
// within the test's own time.
if (typeof document !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: 15_000 })
