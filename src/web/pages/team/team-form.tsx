import type { ReactNode } from 'react'
import type { TeamDeed } from '#contract/team.ts'
import type { TeamChanging } from './use-team-change.ts'

type TeamFormProps = {
  deed: TeamDeed
  /** Whom or what it is about. */
  about?: { id: string } | { step: string }
  changing: TeamChanging
  className?: string
  children: ReactNode
}

/** A form for one change: a plain post to the page without script, sent in place with it. */
export function TeamForm({ deed, about = undefined, changing, className, children }: TeamFormProps) {
  return (
    <form
      data-held=""
      method="post"
      action="/workspace/team"
      noValidate
      className={className}
      onSubmit={changing.submit}
    >
      <input type="hidden" name="do" value={deed} />
      {Object.entries(about ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
