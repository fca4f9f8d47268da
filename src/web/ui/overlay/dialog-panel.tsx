import * as Radix from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#web/ui/action/button.tsx'
import './dialog.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  beside?: ReactNode
  children?: ReactNode
}

type PanelProps = DialogProps & { shape: 'dialog' | 'sheet'; opener: RefObject<Element | null> }

/**
 * Radix Dialog without its Overlay, which locks scrolling by writing a style element: the content security policy
 * forbids that.
 */
export function DialogPanel({ open, onOpenChange, title, description, beside, children, shape, opener }: PanelProps) {
  const isSheet = shape === 'sheet'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="scrim" />
        <Radix.Content
          className={isSheet ? 'sheet' : 'dialog dialog-over'}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <div className={isSheet ? 'sheet-head' : 'dialog-head line between align-start'}>
            <Radix.Title className={isSheet ? 'side-h' : 't-title'}>{title}</Radix.Title>
            {beside && <div className="beside">{beside}</div>}
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </div>
          <div className={isSheet ? 'sheet-body' : 'mt-2'}>
            {description && <Radix.Description>{description}</Radix.Description>}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
