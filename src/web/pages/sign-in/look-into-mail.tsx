import { type ReactNode, useEffect, useRef } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** The same answer whether or not the address has an account. It takes the focus, as the form before it is gone. */
export function LookIntoMail({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <>
      <div ref={panel} tabIndex={-1} data-trouble>
        <Notice tone="success" icon="mail" title="Check your email">
          {children}
        </Notice>
      </div>
      <p className="small quiet">
        Nothing came? Look into the junk folder too. <SiteLink to="/sign-in">Sign in</SiteLink>
      </p>
    </>
  )
}
