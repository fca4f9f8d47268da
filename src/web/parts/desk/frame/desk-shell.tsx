import type { ReactNode } from 'react'
import type { SignedInUser } from '#contract/account/auth.ts'
import { listBarLinks } from './bar-links.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskFoot } from './desk-foot.tsx'
import { TabBar } from './tab-bar.tsx'
import '#web/parts/desk/desk.css'

type DeskShellProps = {
  person: SignedInUser
  here: string
  unanswered: number
  children: ReactNode
}

export function DeskShell({ person, here, unanswered, children }: DeskShellProps) {
  const links = listBarLinks(person, { here, unanswered })
  return (
    <>
      <DeskBar person={person} links={links} />
      <main id="main" tabIndex={-1}>
        <div className="wrap desk">{children}</div>
      </main>
      <DeskFoot />
      {links.tabs.length > 0 && <TabBar tabs={links.tabs} />}
    </>
  )
}
