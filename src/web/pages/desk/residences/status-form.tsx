import type { ReactNode } from 'react'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
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
  const headers = buildOwnerHeader(useActsFor())
  return (
    <Form
      action={action}
      anchor={anchor}
      hidden={hidden}
      className={className}
      headers={headers}
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
    </Form>
  )
}

export function describeStatusTrouble({ message, fields }: FormTrouble): string {
  return [message, ...Object.values(fields)].join(' ')
}
