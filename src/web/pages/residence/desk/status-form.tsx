import type { ReactNode } from 'react'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

type StatusFormProps = Pick<ButtonProps, 'variant' | 'small'> & {
  action: string
  anchor?: string
  hidden: Readonly<Record<string, string>>
  className: string
  words: ReactNode
  onDone: () => void
  children: ReactNode
}

export function StatusForm({
  action,
  anchor,
  hidden,
  className,
  words,
  onDone,
  variant,
  small,
  children,
}: StatusFormProps) {
  const reread = useReread()
  return (
    <OwnerForm
      action={action}
      anchor={anchor}
      hidden={hidden}
      className={className}
      onFailed={reread}
      onDone={async (sent) => {
        await reread(sent)
        onDone()
      }}
    >
      {({ isPending, trouble }) => (
        <>
          {children}
          <Button type="submit" variant={variant} small={small} disabled={isPending}>
            {words}
          </Button>
          {trouble && <DeskTrouble message={describeStatusTrouble(trouble)} />}
        </>
      )}
    </OwnerForm>
  )
}

export function describeStatusTrouble({ message, fields }: FormTrouble): string {
  return [message, ...Object.values(fields)].join(' ')
}
