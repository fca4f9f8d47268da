import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { DialogProps } from './dialog-panel.tsx'

const Panel = lazy(async () => ({ default: (await import('./dialog-panel.tsx')).DialogPanel }))

function LazyPanel({ open, shape, ...rest }: DialogProps & { shape: 'dialog' | 'sheet' }) {
  const [wanted, setWanted] = useState(open)
  const opener = useRef<Element | null>(null)
  if (open && !wanted) setWanted(true)
  // The panel arrives later than the wish to open it, so who had the focus is noted now, before anything moves it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Panel {...rest} open={open} shape={shape} opener={opener} />
    </Suspense>
  )
}

export function Dialog(props: DialogProps) {
  return <LazyPanel {...props} shape="dialog" />
}

export function Sheet(props: DialogProps) {
  return <LazyPanel {...props} shape="sheet" />
}
