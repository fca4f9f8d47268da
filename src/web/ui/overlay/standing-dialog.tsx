import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

/**
 * A dialog that is always open and cannot be dismissed. It is in the page from the first byte, so it needs no script;
 * whoever shows it marks what lies behind as `inert`. The top of the page, with the crisis strip, stays above the blur.
 */
export function StandingDialog({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="scrim scrim-blur" />
      <div className="standing">
        <div className="dialog" role="dialog" aria-labelledby={titleId} tabIndex={-1} ref={dialog}>
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </>
  )
}
