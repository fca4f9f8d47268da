import { type ReactNode, useId } from 'react'
import './dialog.css'

type StandingDialogProps = {
  title: string
  /** A line above the title, such as the heading of the page that rests behind. */
  above?: ReactNode
  children: ReactNode
}

/**
 * A dialog that is always open and cannot be dismissed. It is in the page from the first byte and needs no script, which
 * only takes the focus there (browser/controls/focus-first.ts); whoever shows it marks what lies behind as `inert`. It is not `aria-modal`: the crisis strip stays above the blur and
 * stays usable, for those who listen to the page too.
 */
export function StandingDialog({ title, above, children }: StandingDialogProps) {
  const titleId = useId()
  return (
    <>
      <div className="scrim scrim-blur" />
      <div className="standing">
        <div className="dialog" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
          {above}
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </>
  )
}
