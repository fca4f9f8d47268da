import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readSearchAddress, type SearchAddress, searchOf } from '#domain/search-address.ts'
import { countHomes, type HomesCount } from './homes-count.query.ts'

const pauseInMs = 250

export type Panel = 'change' | 'needs'

type SearchForm = {
  /** Drawn anew when the address changes by something else than this form. */
  key: number
  form: React.RefObject<HTMLFormElement | null>
  sheet: Panel | null
  /** How many homes what is chosen now would show; null while nothing was changed. */
  count: HomesCount | 'unknown' | null
  open(panel: Panel): void
  close(): void
  changed(event: FormEvent): void
  submitted(event: FormEvent): void
  /** Searches around a point. The same function all the while. */
  onNear(latitude: number, longitude: number): void
}

/** True where there is room for results beside the fields: they follow at once there. */
const isWide = () => matchMedia('(min-width: 900px)').matches

/**
 * What the form does once the page is awake: it counts while somebody chooses, the latest choice wins, and the address
 * follows, at once on wide screens and by the button on phones. Without it the form is a plain one.
 */
export function useSearchForm(
  address: SearchAddress,
  path: string,
  meant: (asked: SearchAddress) => SearchAddress,
): SearchForm {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [sheet, setSheet] = useState<Panel | null>(null)
  const [count, setCount] = useState<HomesCount | 'unknown' | null>(null)
  const now = searchOf(address)
  const own = useRef(now)
  const [drawn, setDrawn] = useState({ key: 0, search: now })
  const counting = useRef<AbortController>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    counting.current?.abort()
    clearTimeout(pause.current)
    setCount(null)
    if (own.current === now) return
    own.current = now
    setDrawn(({ key }) => ({ key: key + 1, search: now }))
  }, [now])
  useEffect(() => () => clearTimeout(pause.current), [])

  const close = useCallback(() => setSheet(null), [])

  function chosen(change: Record<string, string> = {}): SearchAddress {
    // The casts say what a form of ours holds: text, no files.
    const data = new FormData(form.current ?? undefined)
    const said = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
    for (const [name, value] of Object.entries(change)) said.set(name, value)
    return meant(readSearchAddress(said))
  }

  function go(next: SearchAddress, staysOpen = false): void {
    const search = searchOf(next)
    // A state's name becomes its code; the form shows the name all the same.
    own.current = search
    if (!staysOpen) setSheet(null)
    if (search !== now) void navigate(path + search, { preventScrollReset: true })
  }

  function countSoon(): void {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      counting.current?.abort()
      const asking = new AbortController()
      counting.current = asking
      const asked = chosen()
      if (!asked.query.near && !asked.query.state) return setCount('unknown')
      void countHomes(asked, { signal: asking.signal }).then(
        (found) => asking.signal.aborted || setCount(found ?? 'unknown'),
      )
    }, pauseInMs)
  }

  const showNear = useRef((_latitude: number, _longitude: number) => {})
  useEffect(() => {
    showNear.current = (latitude, longitude) => {
      const next = chosen({ near: `${latitude},${longitude}` })
      own.current = ''
      setSheet(null)
      void navigate(path + searchOf(next))
    }
  })
  const onNear = useCallback((latitude: number, longitude: number) => showNear.current(latitude, longitude), [])

  return {
    key: drawn.key,
    form,
    sheet,
    count,
    open: setSheet,
    close,
    changed({ target }) {
      const isTyping = target instanceof HTMLInputElement && ['text', ''].includes(target.type)
      if (isTyping || !isWide() || !canSearch(chosen())) countSoon()
      else go(chosen(), true)
    },
    submitted(event) {
      const next = chosen()
      if (!canSearch(next)) return
      event.preventDefault()
      go(next)
    },
    onNear,
  }
}

/** Without a place nothing is looked for. */
function canSearch({ query }: SearchAddress): boolean {
  return Boolean(query.near || query.state || query.q)
}
