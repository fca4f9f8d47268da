import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
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

const viewHere = () => readView(new URLSearchParams(location.search))

/**
 * What is shown of the directory. The address holds it; it can be shared, and back and forward go through it. The
 * search field is the browser's own: a key waits for nothing to be drawn, and what was typed before the island woke counts.
 */
export function useDirectoryView(field: RefObject<HTMLInputElement | null>, arrived: DirectoryView): ViewControls {
  const [view, setView] = useState<ActedView>({ ...arrived, by: 'address' })
  const written = useRef(viewAddress(arrived))
  const isStep = useRef(false)

  useEffect(() => {
    const typed = field.current?.value ?? ''
    setView((now) => (now.search === typed ? now : { ...now, search: typed }))
  }, [field])

  // Somebody went back or forward.
  useEffect(() => {
    const follow = () => {
      const asked = viewHere()
      // A link to a place on the page is a step too, and changes nothing.
      if (viewAddress(asked) === written.current) return
      written.current = viewAddress(asked)
      if (field.current) field.current.value = asked.search
      setView({ ...asked, by: 'address' })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [field])

  useEffect(() => {
    const address = viewAddress(view)
    const replace = !isStep.current
    isStep.current = false
    if (written.current === address) return
    // Never within the tap or the key itself: what it changes is drawn first.
    const timer = setTimeout(
      () => {
        written.current = address
        if (replace) history.replaceState(null, '', address)
        else history.pushState(null, '', address)
      },
      replace ? ADDRESS_FOLLOWS_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [view])

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
