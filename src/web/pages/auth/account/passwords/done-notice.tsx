import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/text/notice.tsx'

/** Takes the focus, which was lost when the page was loaded again. */
export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="account-done w-full">
      <Notice tone="success" announced title={title}>
        {children}
      </Notice>
    </div>
  )
}
