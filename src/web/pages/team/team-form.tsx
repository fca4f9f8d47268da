import type { ReactNode } from 'react'
import type { TeamDeed } from '#contract/team/team.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Form } from '#web/ui/form/form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import type { TeamChanging } from './use-team-change.ts'

type TeamFormProps = {
  deed: TeamDeed
  about?: { id: string } | { step: string }
  answered?: FormTrouble | null
  changing: TeamChanging
  className?: string
  children: ReactNode
}

const sections: Readonly<Record<TeamDeed, string>> = {
  invite: 'invite',
  invite_several: 'invite',
  resend: 'waiting',
  withdraw: 'waiting',
  role: 'people',
  remove: 'people',
  remind: 'people',
  leave: 'leave',
  train: 'training',
  untrain: 'training',
}

export function TeamForm({ deed, about = undefined, answered = null, changing, className, children }: TeamFormProps) {
  const headers = buildOwnerHeader(useActsFor())
  const [of = ''] = Object.values(about ?? {})
  return (
    <Form
      action="/workspace/team"
      anchor={sections[deed]}
      hidden={{ do: deed, ...about }}
      answered={answered}
      className={className}
      headers={headers}
      isResting={changing.sending(of) !== null}
      onSend={() => changing.begin(of, deed)}
      onDone={(sent, pressed, typed) => changing.finish(of, deed, sent, pressed, typed)}
      onFailed={(failure) => changing.fail(of, deed, failure)}
    >
      {children}
    </Form>
  )
}
