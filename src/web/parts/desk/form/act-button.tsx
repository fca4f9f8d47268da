import type { ComponentProps } from 'react'
import type { ButtonProps } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DeskForm } from './desk-form.tsx'
import { SubmitButton } from './form-fields.tsx'

type ActButtonProps = Omit<ComponentProps<typeof DeskForm>, 'children'> &
  Pick<ButtonProps, 'variant' | 'small' | 'wide' | 'icon'> & {
    label: string
    pending?: string
    about?: string
  }

export function ActButton({ label, pending, about, variant, small, wide, icon, ...form }: ActButtonProps) {
  return (
    <DeskForm {...form}>
      <SubmitButton variant={variant} small={small} wide={wide} icon={icon} label={label} pending={pending}>
        {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
      </SubmitButton>
    </DeskForm>
  )
}
