import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DeskForm } from './desk-form.tsx'

type ActButtonProps = Omit<ComponentProps<typeof DeskForm>, 'children'> &
  Pick<ButtonProps, 'variant' | 'small' | 'wide' | 'icon'> & {
    label: string
    pending?: string
    /** Names what it acts on, for people who do not see its place on the page. */
    about?: string
  }

export function ActButton({ label, pending = label, about, variant, small, wide, icon, ...form }: ActButtonProps) {
  return (
    <DeskForm {...form}>
      {({ isPending }) => {
        const words = isPending ? pending : label
        return (
          <Button type="submit" variant={variant} small={small} wide={wide} icon={icon} aria-disabled={isPending}>
            {about === undefined ? (
              words
            ) : (
              <span>
                {words}
                <VisuallyHidden>: {about}</VisuallyHidden>
              </span>
            )}
          </Button>
        )
      }}
    </DeskForm>
  )
}
