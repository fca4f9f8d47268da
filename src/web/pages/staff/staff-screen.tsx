import { FramedScreen, type FramedScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import '#web/parts/beds/bed-light/bed-light.css'
import './staff.css'

export function StaffScreen<Read>({ children, ...rest }: FramedScreenProps<Read>) {
  return <FramedScreen {...rest}>{(read, page) => <div className="staff">{children(read, page)}</div>}</FramedScreen>
}
