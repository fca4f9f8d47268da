import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { whenQuiet } from '#web/plumbing/when-quiet.ts'

// The page is already complete: React wakes up when the browser is idle, or at the first sign of a person.
whenQuiet(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
