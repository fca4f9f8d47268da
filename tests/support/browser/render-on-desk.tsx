import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DeskPageState, type DeskPageStateProps } from './desk-page-state.tsx'

/** Draws something on the page of a desk at `address`, in the place of what was drawn before. */
export function renderOnDesk(address: string, shown: ReactNode, reread?: DeskPageStateProps['reread']) {
  cleanup()
  return render(
    <DeskPageState address={address} {...(reread && { reread })}>
      {shown}
    </DeskPageState>,
  )
}
