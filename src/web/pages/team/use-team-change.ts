import { useState } from 'react'
import type { InvitedLine, TeamDeed, TeamDone } from '#contract/team/team.ts'
import { inviteOutcomes } from '#domain/people/typed-addresses.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import type { FormRefused, FormSent, FormTrouble } from '#web/ui/form/form-way.ts'

export type Outcome = {
  deed: TeamDone | 'joined'
  trouble: FormTrouble | null
  values: Readonly<Record<string, string>>
  lines?: InvitedLine[]
}

export type TeamChanging = ReturnType<typeof useTeamChange>

/**
 * Changes about different people or steps can run at once. What a form sent stays shown until the page has been read
 * again. `first` is the result of a post without script.
 */
export function useTeamChange(first: Outcome | null) {
  const reread = useReread()
  const [outcome, setOutcome] = useState(first)
  const [pending, setPending] = useState<ReadonlyMap<string, TeamDeed>>(new Map())
  const end = (about: string) => setPending((all) => new Map([...all].filter(([one]) => one !== about)))
  return {
    outcome,
    /** The person or step whose change is being sent; '' means inviting or leaving. */
    sending: (about: string): TeamDeed | null => pending.get(about) ?? null,
    begin(about: string, deed: TeamDeed): void {
      setPending((all) => new Map(all).set(about, deed))
    },
    async fail(about: string, deed: TeamDeed, failure: FormRefused): Promise<void> {
      // Of several invitations those that were right are sent.
      await reread(failure.fields.lines === undefined ? failure : { kind: 'done' })
      setOutcome(toRefused(deed, failure, {}))
      end(about)
    },
    async finish(about: string, deed: TeamDeed, sent: FormSent, pressed: HTMLElement | null, typed: FormData) {
      if (deed === 'leave') await goTo(sent.next)
      else await reread(sent)
      const form = pressed?.closest('form')
      // Somebody may be typing the next one.
      if (form && isSame(new FormData(form), typed)) form.reset()
      close(form?.closest('details') ?? null)
      setOutcome(toOutcome(deed === 'role' ? readRoleDone(sent.next) : deed, sent.values))
      end(about)
      const next = focusedAfter[deed]
      if (next) focusNext(next, pressed)
    },
  }
}

/** Several invitations are answered with the page's values: an outcome and an address on each line. */
export function toOutcome(deed: Outcome['deed'], values: Readonly<Record<string, string>> = {}): Outcome {
  if (values.lines === undefined) return { deed, trouble: null, values: {} }
  return { deed: 'invite_several', trouble: null, values: {}, lines: readLines(values.lines) }
}

export function toRefused(deed: Outcome['deed'], trouble: FormTrouble, values: Outcome['values']): Outcome {
  const { lines, ...fields } = trouble.fields
  if (lines === undefined) return { deed, trouble, values }
  return { deed, trouble: { message: trouble.message, fields }, values, lines: readLines(lines) }
}

function readLines(lines: string): InvitedLine[] {
  return lines.split('\n').flatMap((line) => {
    const outcome = inviteOutcomes.find((one) => line.startsWith(`${one} `))
    return outcome ? [{ outcome, typed: line.slice(outcome.length + 1) }] : []
  })
}

function readRoleDone(next: string): TeamDone {
  const done = new URL(next, location.href).searchParams.get('done')
  return done === 'same_role' || done === 'own_role' ? done : 'role'
}

const focusedAfter: Partial<Record<TeamDeed, string>> = { remind: 'people', remove: 'people', withdraw: 'waiting' }

function close(details: HTMLDetailsElement | null): void {
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details?.removeAttribute('open')
}

function isSame(one: FormData, other: FormData): boolean {
  return [...one].every(([name, value]) => other.get(name) === value)
}
