import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { OwnAddresses } from '#web/plumbing/own-addresses.ts'
import { type DirectoryView, readView, viewAddress } from './directory-view.ts'

/** Browsers limit how often an address may change; a pause in typing is soon enough for it. */
const ADDRESS_FOLLOWS_MS = 300

/** A view and how it came to be: letters follow each other, a choice is made once, an address was there before. */
export type ActedView = DirectoryView & { by: 'typed' | 'chosen' | 'address' }

type ViewControls = {
  view: ActedView
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
  const [view, setView] = useState<ActedView>(() => ({ ...readView(query), by: 'address' }))
  const [own] = useState(() => new OwnAddresses(here))
  const isStep = useRef(false)

  useEffect(() => {
    const typed = field.current?.value ?? ''
    setView((now) => (now.search === typed ? now : { ...now, search: typed }))
  }, [field])

  // Somebody went back, or followed a link.
  useEffect(() => {
    if (!own.isAnother(here)) return
    const asked = readView(new URL(here, location.href).searchParams)
    if (field.current) field.current.value = asked.search
    setView({ ...asked, by: 'address' })
  }, [here, field, own])

  useEffect(() => {
    const address = viewAddress(view)
    const replace = !isStep.current
    isStep.current = false
    if (own.isLast(address)) return
    // Never within the tap or the key itself: what it changes is drawn first.
    const timer = setTimeout(
      () => {
        own.write(address)
        void navigate(address, { replace, preventScrollReset: true })
      },
      replace ? ADDRESS_FOLLOWS_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [view, navigate, own])

  const type = useCallback(
    (text: string) => startTransition(() => setView((now) => ({ ...now, search: text, by: 'typed' }))),
    [],
  )
  const choose = useCallback(
    (part: Partial<DirectoryView>) => {
      if (part.search !== undefined && field.current) field.current.value = part.search
      const typed = field.current?.value
      isStep.current = true
      setView((now) => ({ ...now, ...(typed !== undefined && { search: typed }), ...part, by: 'chosen' }))
    },
    [field],
  )
  return { view, type, choose }
}
