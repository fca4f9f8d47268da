import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'

type ActionFormProps = {
  /** Which change, and of what: for a browser without script, which posts them. */
  change: string
  id?: string
  small?: boolean
  disabled: boolean
  run: () => void
  children: ReactNode
}

/** One button for one change. */
export function ActionForm({ change, id, small, disabled, run, children }: ActionFormProps) {
  return (
    <form
      data-held=""
      method="post"
      action="/account"
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <input type="hidden" name="do" value={change} />
      {id && <input type="hidden" name="id" value={id} />}
      <Button type="submit" small={small} disabled={disabled}>
        {children}
      </Button>
    </form>
  )
}
