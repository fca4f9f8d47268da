import { type FormEvent, useState } from 'react'
import type { TeamDeed } from '#contract/team.ts'
import type { Failure } from '#web/plumbing/failure.ts'

/** What became of the last change: done, or what was wrong and everything that was typed. */
export type Outcome = {
  deed: TeamDeed | 'joined'
  trouble: { message: string; fields: Readonly<Record<string, string>> } | null
  values: Readonly<Record<string, string>>
}

export type TeamChanging = {
  outcome: Outcome | null
  /** What names the form that is being sent: its deed and whom it is about. */
  pending: string | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends the page's forms without leaving it. `first` is what a post without script came back with. */
export function useTeamChange(parts: {
  first: Outcome | null
  send: (fields: Record<string, string>) => Promise<{ kind: 'done' } | Failure>
  onChanged: () => void
  onLeft: () => void
}): TeamChanging {
  const [outcome, setOutcome] = useState(parts.first)
  const [pending, setPending] = useState<string | null>(null)

  async function run(form: HTMLFormElement) {
    const values = textsOf(form)
    // The form says itself what it does: its hidden field is one of the deeds.
    const deed = values.do as TeamDeed
    setPending(formKey(deed, values.id ?? values.step))
    const answer = await parts.send(values)
    setPending(null)
    if (answer.kind === 'failed') {
      setOutcome({ deed, trouble: answer, values })
      return
    }
    if (deed === 'leave') return parts.onLeft()
    form.reset()
    form.closest('details')?.removeAttribute('open')
    setOutcome({ deed, trouble: null, values: {} })
    parts.onChanged()
  }

  return {
    outcome,
    pending,
    submit(event) {
      event.preventDefault()
      if (pending === null) void run(event.currentTarget)
    },
  }
}

export function formKey(deed: string, about = ''): string {
  return `${deed} ${about}`
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
