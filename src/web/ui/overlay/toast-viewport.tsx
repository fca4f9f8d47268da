import * as Radix from 'radix-ui/toast'
import { useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { placeClear } from './free-place.ts'
import { dismissToast, type Toast } from './toast-store.ts'
import './toast.css'

/** Duration 5,000 ms, a 50 px swipe to the right, and F8 (docs/specification.md, section 9). */
export function ToastViewport({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === 'destructive'
  const viewport = useRef<HTMLOListElement>(null)
  // Where a bar of controls is at the foot of a phone the toast gives way to every control (toast.css), again where the
  // page has been scrolled under it, unless somebody is about to press it.
  // Another toast has another size, and what it is about moved.
  useLayoutEffect(() => {
    const place = () => {
      const { current } = viewport
      if (current && !current.matches(':hover, :focus-within')) placeClear(current)
    }
    // The toast is put into its list after this, at once or a moment later.
    const arrival = new MutationObserver(place)
    if (viewport.current) arrival.observe(viewport.current, { childList: true })
    const frame = requestAnimationFrame(place)
    if (toast.open) addEventListener('scrollend', place)
    return () => {
      arrival.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('scrollend', place)
    }
  }, [toast.id, toast.open])
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id)
        }}
        className={joinClassNames(
          'toast',
          isDestructive && 'toast-danger',
          toast.variant === 'notice' && 'toast-notice',
        )}
      >
        <Icon name={toast.icon ?? (isDestructive ? 'alert' : 'check')} />
        <div>
          <Radix.Title asChild>
            <b>{toast.title}</b>
          </Radix.Title>
          {toast.description && (
            <Radix.Description asChild>
              <p className="small">{toast.description}</p>
            </Radix.Description>
          )}
        </div>
        {toast.action && (
          <Radix.Action asChild altText={toast.action.words}>
            <Button small onClick={toast.action.onChoose}>
              {toast.action.words}
            </Button>
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <IconButton icon="close" label="Close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport ref={viewport} className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  )
}
