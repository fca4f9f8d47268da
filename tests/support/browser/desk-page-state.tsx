import { type ReactNode, useContext } from 'react'
import { DeskPageStateContext, type DeskPageState as Page } from '#web/parts/desk/page/desk-page-state.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import { KnownUser } from '#web/plumbing/api/session.ts'
import { FormWayContext } from '#web/ui/form/form-way.ts'

/** Something in a hydrated island: its forms are sent as in a browser. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <FormWayContext value={{ send: sendForm, goTo }}>{children}</FormWayContext>
}

export type DeskPageStateProps = { address: string; reread?: Page['reread']; children: ReactNode }

/** Something on the page of a desk at `address`, which nobody has signed in to unless it says so itself. */
export function DeskPageState({ address, reread = () => Promise.resolve(), children }: DeskPageStateProps) {
  const [path = '', query = ''] = address.split('?')
  const person = useContext(KnownUser) ?? null
  return (
    <AfterHydration>
      <KnownUser value={person}>
        <DeskPageStateContext value={{ path, query, reread, isReading: false, heardTo: null, timeZone: 'UTC' }}>
          {children}
        </DeskPageStateContext>
      </KnownUser>
    </AfterHydration>
  )
}
