import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languages } from '#domain/language.ts'
import { VisitorLanguage } from '#web/plumbing/visitor-language.ts'

// What the server has drawn for the visitor, so that an error page wakes in the language it came in.
const language = languages.find((one) => one === document.documentElement.lang)

// The page is already complete and painted: this file is fetched when the browser is idle, or at the first touch.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitorLanguage value={language ?? 'en'}>
        <HydratedRouter />
      </VisitorLanguage>
    </StrictMode>,
  )
})
