import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** The same answer whether or not the address has an account. */
export function LookIntoMail({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice tone="success" icon="mail" title="Check your email">
        {children}
      </Notice>
      <p className="small quiet">
        Nothing came? Check your spam folder. <SiteLink to="/sign-in">Sign in</SiteLink>
      </p>
    </>
  )
}
