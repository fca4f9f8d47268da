import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DeskForm } from './desk-form.tsx'

type ActButtonProps = Omit<ComponentProps<typeof DeskForm>, 'children'> &
  Pick<ButtonProps, 'variant' | 'small' | 'wide' | 'icon'> & {
    label: string
    about: string
  }

export function ActButton({ label, about, variant, small, wide, icon, ...form }: ActButtonProps) {
  return (
    <DeskForm {...form}>
      {({ isPending }) => (
        <Button type="submit" variant={variant} small={small} wide={wide} icon={icon} aria-disabled={isPending}>
          <span>
            {label}
            <VisuallyHidden>: {about}</VisuallyHidden>
          </span>
        </Button>
      )}
    </DeskForm>
  )
}
