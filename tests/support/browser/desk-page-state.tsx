import { type ReactNode, useContext } from 'react'
import { type RefusedForm, RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { DeskPageStateContext, type DeskPageState as Page } from '#web/parts/desk/page/desk-page-state.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import { KnownUser } from '#web/plumbing/api/session.ts'
import { FormWayContext } from '#web/ui/form/form-way.ts'

/** Something in a hydrated island: its forms are sent as in a browser. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <FormWayContext value={{ send: sendForm, goTo }}>{children}</FormWayContext>
}

export type DeskPageStateProps = {
  address: string
  reread?: Page['reread']
  refused?: RefusedForm | null
  children: ReactNode
}

/** Something on the page of a desk at `address`, which nobody has signed in to unless it says so itself. */
export function DeskPageState(props: DeskPageStateProps) {
  const { address, reread = () => Promise.resolve(), refused = null, children } = props
  const [path = '', query = ''] = address.split('?')
  const person = useContext(KnownUser) ?? null
  return (
    <AfterHydration>
      <KnownUser value={person}>
        <DeskPageStateContext value={{ path, query, reread, isReading: false, heardTo: null, timeZone: 'UTC' }}>
          <RefusedFormContext value={refused}>{children}</RefusedFormContext>
        </DeskPageStateContext>
      </KnownUser>
    </AfterHydration>
  )
}
