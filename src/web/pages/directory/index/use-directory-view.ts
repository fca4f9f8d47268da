import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type DirectoryView, readView, viewAddress } from './directory-view.ts'

/** Browsers limit how often an address may change; a pause in typing is soon enough for it. */
const ADDRESS_FOLLOWS_MS = 300

type ViewControls = {
  view: DirectoryView
  /** A key was typed: the list follows when the key has been drawn, the address a little later. */
  type: (text: string) => void
  /** An order or a look was chosen, or the search taken away: a step that "back" undoes. */
  choose: (part: Partial<DirectoryView>) => void
}

/**
 * What is shown of the directory. The address holds it; it can be shared, and back and forward go through it. The
 * search field is the browser's own: a key waits for nothing to be drawn, and what was typed before the page woke counts.
 */
export function useDirectoryView(field: RefObject<HTMLInputElement | null>): ViewControls {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const here = viewAddress(readView(query))
  const [view, setView] = useState(() => readView(query))
  const written = useRef(here)

  useEffect(() => {
    const typed = field.current?.value ?? ''
    setView((now) => (now.search === typed ? now : { ...now, search: typed }))
  }, [field])

  // Another address than the one put there from here: somebody went back, or followed a link.
  useEffect(() => {
    if (here === written.current) return
    written.current = here
    const asked = readView(new URL(here, location.href).searchParams)
    if (field.current) field.current.value = asked.search
    setView(asked)
  }, [here, field])

  useEffect(() => {
    const address = viewAddress(view)
    if (address === written.current) return
    const timer = setTimeout(() => {
      written.current = address
      void navigate(address, { replace: true, preventScrollReset: true })
    }, ADDRESS_FOLLOWS_MS)
    return () => clearTimeout(timer)
  }, [view, navigate])

  const type = useCallback((text: string) => startTransition(() => setView((now) => ({ ...now, search: text }))), [])
  const choose = useCallback(
    (part: Partial<DirectoryView>) => {
      const next = { ...view, search: field.current?.value ?? view.search, ...part }
      if (part.search !== undefined && field.current) field.current.value = part.search
      setView(next)
      const address = viewAddress(next)
      if (address === written.current) return
      written.current = address
      void navigate(address, { preventScrollReset: true })
    },
    [view, field, navigate],
  )
  return { view, type, choose }
}
