import { type FormEvent, useRef, useState } from 'react'
import type { TeamDeed } from '#contract/team.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import type { Failure } from '#web/plumbing/failure.ts'

/** What became of the last change: done, or what was wrong and everything that was typed. */
export type Outcome = {
  deed: TeamDeed | 'joined'
  trouble: { message: string; fields: Readonly<Record<string, string>> } | null
  values: Readonly<Record<string, string>>
}

export type TeamChanging = {
  outcome: Outcome | null
  /** What is being sent about somebody, or about a step; about nothing ('') to invite and to leave. */
  sending: (about: string) => TeamDeed | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

type Change = { form: HTMLFormElement; pressed: HTMLElement | null; values: Record<string, string>; deed: TeamDeed }
type Answer = { kind: 'done' } | Failure

/**
 * Sends the page's forms without leaving it, one after the other. What a form says stays shown as sent until the page was
 * read anew. `first` is what a post without script came back with.
 */
export function useTeamChange(parts: {
  first: Outcome | null
  send: (fields: Record<string, string>) => Promise<Answer>
  reread: (answer: Answer) => Promise<void>
  onLeft: () => void
}): TeamChanging {
  const [outcome, setOutcome] = useState(parts.first)
  const [pending, setPending] = useState<ReadonlyMap<string, TeamDeed>>(new Map())
  // The state only changes at the next render: a second tap can come before it.
  const wanted = useRef(new Map<string, TeamDeed>())
  const line = useRef(Promise.resolve())

  async function run({ form, pressed, values, deed }: Change) {
    const answer = await parts.send(values)
    if (answer.kind === 'done' && deed === 'leave') return parts.onLeft()
    await parts.reread(answer)
    if (answer.kind === 'failed') {
      setOutcome({ deed, trouble: answer, values })
      return
    }
    // Somebody may be typing the next one.
    if (isSame(textsOf(form), values)) form.reset()
    close(form.closest('details'))
    setOutcome({ deed, trouble: null, values: {} })
    const home = homes[deed]
    if (home) focusNext(home, pressed)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = textsOf(form)
    // The form says itself what it does: its hidden field is one of the deeds.
    const deed = values.do as TeamDeed
    const about = values.id ?? values.step ?? ''
    if (wanted.current.has(about)) return
    wanted.current.set(about, deed)
    setPending(new Map(wanted.current))
    const { submitter = null } = event.nativeEvent as SubmitEvent
    line.current = line.current
      .then(() => run({ form, pressed: submitter, values, deed }))
      .finally(() => {
        wanted.current.delete(about)
        setPending(new Map(wanted.current))
      })
  }
  return { outcome, sending: (about) => pending.get(about) ?? null, submit }
}

/** Where the focus goes after a change that takes its own button away. */
const homes: Partial<Record<TeamDeed, string>> = { remind: 'people', remove: 'people', withdraw: 'waiting' }

/** A focus in it goes to what opens it again. */
function close(details: HTMLDetailsElement | null): void {
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details?.removeAttribute('open')
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value)
}
