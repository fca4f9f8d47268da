import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { ADDRESS_FOLLOWS_MS } from '#web/ui/address-follows.ts'
import { buildViewAddress, type DirectoryView, readView } from './directory-view.ts'

/** `by` tells typing, in which letters follow each other, from a single choice and from an address. */
export type ActedView = DirectoryView & { by: 'typed' | 'chosen' | 'address' }

type ViewControls = {
  view: ActedView
  type: (text: string) => void
  /** Adds to the browser's history, so that Back undoes it. */
  choose: (part: Partial<DirectoryView>) => void
}

const readViewHere = () => readView(new URLSearchParams(location.search))

/**
 * The search field is uncontrolled: typing never waits for rendering, and what was typed before the script ran
 * counts.
 */
export function useDirectoryView(field: RefObject<HTMLInputElement | null>, arrived: DirectoryView): ViewControls {
  const [view, setView] = useState<ActedView>({ ...arrived, by: 'address' })
  const written = useRef(buildViewAddress(arrived))
  const isStep = useRef(false)

  useEffect(() => {
    const typed = field.current?.value ?? ''
    setView((now) => (now.search === typed ? now : { ...now, search: typed }))
  }, [field])

  // Somebody went back or forward.
  useEffect(() => {
    const follow = () => {
      const requested = readViewHere()
      // A link to a place on the page is a step too, and changes nothing.
      if (buildViewAddress(requested) === written.current) return
      written.current = buildViewAddress(requested)
      if (field.current) field.current.value = requested.search
      setView({ ...requested, by: 'address' })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [field])

  useEffect(() => {
    const address = buildViewAddress(view)
    const replace = !isStep.current
    isStep.current = false
    if (written.current === address) return
    // Never within the tap or the key itself: what it changes is drawn first.
    const timer = setTimeout(
      () => {
        written.current = address
        // Whoever comes back to it finds the page as they left it, without an answer on top (EARLY_SCRIPT).
        const state = view.search.trim() === arrived.search.trim() ? history.state : 'typed'
        if (replace) history.replaceState(state, '', address)
        else history.pushState(state, '', address)
      },
      replace ? ADDRESS_FOLLOWS_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [view, arrived.search])

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
