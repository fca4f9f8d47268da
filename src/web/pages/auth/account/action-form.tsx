import type { ReactNode } from 'react'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type ActionFormProps = {
  change: 'remove-passkey' | 'end-session' | 'end-others'
  id?: string
  small?: boolean
  words: string
  pending: string
  /** Names what the button acts on, for people who do not see its place on the page. */
  about?: ReactNode
}

export function ActionForm({ change, id, small, words, pending, about }: ActionFormProps) {
  return (
    <Form
      action="/account"
      anchor={change === 'remove-passkey' ? 'passkeys' : 'sessions'}
      hidden={{ do: change, ...(id && { id }) }}
      onDone={({ next }) => showAnew(next)}
    >
      {({ isPending, trouble }) => (
        <>
          {trouble && <Notice tone="danger" announced title={trouble.message} />}
          <Button type="submit" small={small} aria-disabled={isPending}>
            {isPending ? pending : words}
            {about}
          </Button>
        </>
      )}
    </Form>
  )
}
