import { useEffect, useState } from 'react'

/** The open rule stands in the address, so that a reload opens it again: a page that the device stored knows no query. */
export function useOpenRule(asked: string | null): [string | null, (code: string | null) => void] {
  const [open, setOpen] = useState(asked)
  useEffect(() => {
    const there = new URLSearchParams(location.search).get('rule')
    if (there !== null) setOpen(there)
  }, [])
  return [
    open,
    (code) => {
      setOpen(code)
      history.replaceState(
        history.state,
        '',
        code === null ? location.pathname : `?${new URLSearchParams({ rule: code })}`,
      )
    },
  ]
}
