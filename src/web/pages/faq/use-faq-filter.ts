import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { FaqFilter } from '#domain/faq.ts'
import { OwnAddresses } from '#web/plumbing/own-addresses.ts'
import { filterAddress, readFilter } from './faq-address.ts'

/** Browsers limit how often an address may change; a pause in typing is soon enough for it. */
const ADDRESS_FOLLOWS_MS = 300

type SearchField = RefObject<HTMLInputElement | null>

/**
 * The filter of the questions. The address holds it, so that it can be shared and back and forward go through it. The
 * search field is the browser's own: a key waits for nothing to be drawn, and what somebody typed before the page woke
 * counts. The questions follow the field at once, the address a little later.
 */
export function useFaqFilter(field: SearchField): FaqFilter & { type: (text: string) => void } {
  const navigate = useNavigate()
  const asked = readFilter(useSearchParams()[0])
  const [typed, setTyped] = useState(asked.search)
  const [own] = useState(() => new OwnAddresses(asked.search))

  useEffect(() => {
    if (field.current) setTyped(field.current.value)
  }, [field])

  // Somebody went back, or followed a link.
  useEffect(() => {
    if (!own.isAnother(asked.search)) return
    if (field.current) field.current.value = asked.search
    setTyped(asked.search)
  }, [asked.search, field, own])

  useEffect(() => {
    if (own.isLast(typed)) return
    const timer = setTimeout(() => {
      own.write(typed)
      void navigate(filterAddress({ category: asked.category, search: typed }), {
        replace: true,
        preventScrollReset: true,
      })
    }, ADDRESS_FOLLOWS_MS)
    return () => clearTimeout(timer)
  }, [typed, asked.category, navigate, own])

  return { category: asked.category, search: typed, type: (text) => startTransition(() => setTyped(text)) }
}
