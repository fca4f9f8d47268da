import * as Radix from 'radix-ui/toast'
import { Button, IconButton } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { dismissToast, type Toast } from './toast-store.ts'
import './toast.css'

/** Duration 5,000 ms, swipe right by 50 px and the F8 key are the spec's constants (section 9). */
export function ToastViewport({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === 'destructive'
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id)
        }}
        className={classNames('toast', isDestructive && 'toast-danger')}
      >
        <Icon name={toast.icon ?? (isDestructive ? 'bell' : 'check')} />
        <div>
          <Radix.Title asChild>
            <b>{toast.title}</b>
          </Radix.Title>
          {toast.description && (
            <Radix.Description asChild>
              <p className="small">{toast.description}</p>
            </Radix.Description>
          )}
          {toast.action && (
            <Radix.Action asChild altText={toast.action.words}>
              <Button small onClick={toast.action.onChoose}>
                {toast.action.words}
              </Button>
            </Radix.Action>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton icon="close" label="Close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  )
}
