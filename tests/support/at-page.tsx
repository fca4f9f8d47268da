import type { ReactNode } from 'react'
import { AtPageContext, type AtPage as Page } from '#web/parts/desk/page/at-page.ts'

type AtPageProps = { address: string; reread?: Page['reread']; children: ReactNode }

/** Something on the page of a desk at `address`. */
export function AtPage({ address, reread = () => Promise.resolve(), children }: AtPageProps) {
  const [path = '', query = ''] = address.split('?')
  return <AtPageContext value={{ path, query, reread, isReading: false, heardTo: null }}>{children}</AtPageContext>
}
