import type { ReactNode } from 'react'
import type { SentMailWords } from '#content/auth/sign-in.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** The same answer whether or not the address has an account. */
export function LookIntoMail({ words, children }: { words: SentMailWords; children: ReactNode }) {
  return (
    <>
      <Notice tone="success" icon="mail" title={words.title}>
        {children}
      </Notice>
      <p className="small quiet">
        {words.nothing} <SiteLink to="/sign-in">{words.signIn}</SiteLink>
      </p>
    </>
  )
}
