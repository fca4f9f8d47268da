import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/text/notice.tsx'

/** Says what was done before the page came anew. That took the focus away: it goes on from here. */
export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="account-done">
      <Notice tone="success" announced title={title}>
        {children}
      </Notice>
    </div>
  )
}
