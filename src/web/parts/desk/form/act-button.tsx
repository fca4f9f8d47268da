import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DeskForm } from './desk-form.tsx'

type ActButtonProps = Omit<ComponentProps<typeof DeskForm>, 'children'> &
  Pick<ButtonProps, 'look' | 'small' | 'icon'> & {
    label: string
    /** Whom or what it is about, for those who hear the button without seeing what stands around it. */
    about: string
  }

/** One act about one person or message, as a form of one button. */
export function ActButton({ label, about, look, small, icon, ...form }: ActButtonProps) {
  return (
    <DeskForm {...form}>
      {({ isPending }) => (
        <Button type="submit" look={look} small={small} icon={icon} aria-disabled={isPending}>
          <span>
            {label}
            <VisuallyHidden>: {about}</VisuallyHidden>
          </span>
        </Button>
      )}
    </DeskForm>
  )
}
