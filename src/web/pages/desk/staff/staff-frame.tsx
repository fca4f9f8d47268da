import type { ReactNode } from 'react'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import type { DeskAddress } from '#web/parts/desk/frame/desk-screens.ts'
import type { DeskAnswer } from '#web/parts/desk/page/read-visit.ts'
import '#web/parts/beds/bed-light/bed-light.css'
import './staff.css'

type StaffFrameProps<Read> = {
  answer: DeskAnswer<Read>
  title: string
  here: DeskAddress
  children: (read: Read, at: Date) => ReactNode
}

export function StaffFrame<Read>({ children, ...rest }: StaffFrameProps<Read>) {
  return <DeskFrame {...rest}>{(read, at) => <div className="staff">{children(read, at)}</div>}</DeskFrame>
}
