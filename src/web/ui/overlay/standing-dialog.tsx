import { type ReactNode, useId } from 'react'
import './dialog.css'

type StandingDialogProps = { title: string; above?: ReactNode; children: ReactNode }

/**
 * Always open, and works without script. Not `aria-modal`: the crisis strip above stays usable, also with a screen
 * reader; the caller marks what lies behind as `inert`.
 */
export function StandingDialog({ title, above, children }: StandingDialogProps) {
  const titleId = useId()
  return (
    <>
      <div className="scrim scrim-blur" />
      <div className="standing">
        <div className="dialog" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
          {above}
          <h2 className="t-title" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </>
  )
}
