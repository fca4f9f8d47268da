import { useState } from 'react'
import type { TeamDeed } from '#contract/desk/team.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { goTo } from '#web/plumbing/asking/go-to.ts'
import type { FormRefused, FormSent, FormTrouble } from '#web/ui/form/form-way.ts'

/** What became of the last change: done, or what was wrong and, without script, everything that was typed. */
export type Outcome = {
  deed: TeamDeed | 'joined'
  trouble: FormTrouble | null
  values: Readonly<Record<string, string>>
}

export type TeamChanging = ReturnType<typeof useTeamChange>

/**
 * The changes that the page's forms make, several at once where they are about different people or steps. What a form says
 * stays shown as sent until the page was read anew. `first` is what a post without script came back with.
 */
export function useTeamChange(first: Outcome | null) {
  const reread = useReread()
  const [outcome, setOutcome] = useState(first)
  const [pending, setPending] = useState<ReadonlyMap<string, TeamDeed>>(new Map())
  const end = (about: string) => setPending((all) => new Map([...all].filter(([one]) => one !== about)))
  return {
    outcome,
    /** What is being sent about somebody, or about a step; about nothing ('') to invite and to leave. */
    sending: (about: string): TeamDeed | null => pending.get(about) ?? null,
    begin(about: string, deed: TeamDeed): void {
      setPending((all) => new Map(all).set(about, deed))
    },
    async fail(about: string, deed: TeamDeed, failure: FormRefused): Promise<void> {
      await reread(failure)
      setOutcome({ deed, trouble: failure, values: {} })
      end(about)
    },
    async finish(about: string, deed: TeamDeed, sent: FormSent, pressed: HTMLElement | null, typed: FormData) {
      if (deed === 'leave') await goTo(sent.next)
      else await reread(sent)
      const form = pressed?.closest('form')
      // Somebody may be typing the next one.
      if (form && isSame(new FormData(form), typed)) form.reset()
      close(form?.closest('details') ?? null)
      setOutcome({ deed, trouble: null, values: {} })
      end(about)
      const home = homes[deed]
      if (home) focusNext(home, pressed)
    },
  }
}

/** Where the focus goes after a change that takes its own button away. */
const homes: Partial<Record<TeamDeed, string>> = { remind: 'people', remove: 'people', withdraw: 'waiting' }

/** A focus in it goes to what opens it again. */
function close(details: HTMLDetailsElement | null): void {
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details?.removeAttribute('open')
}

function isSame(one: FormData, other: FormData): boolean {
  return [...one].every(([name, value]) => other.get(name) === value)
}
