import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { useViews, type ViewsOf } from '#web/parts/night-board/group/use-group-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { foundWords, isFound } from './found-residences.ts'

const fromResidences = 9

export type FoundResidences = {
  words: string | null
  isPart: boolean
  shown: readonly MyResidence[]
  kept: number
  look: (words: string) => void
}

const none: readonly MyResidence[] = []

export function useFoundResidences(residences: readonly MyResidence[] = none, queue: BedQueue | null): FoundResidences {
  const { query } = useDeskPageState()
  const [words, look] = useState(() => new URLSearchParams(query).get('q') ?? '')
  const wanted = useDeferredValue(words)
  const isOn = residences.length >= fromResidences
  const isPart = isOn && wanted.trim() !== ''
  const viewOf = useViews(isPart ? queue : null)
  return useMemo(() => {
    const found = isPart ? residences.filter((residence) => isFound(residence, wanted)) : residences
    const shown = isPart
      ? residences.filter((residence) => found.includes(residence) || isUnsettled(residence, viewOf))
      : residences
    return { words: isOn ? words : null, isPart, shown, kept: shown.length - found.length, look }
  }, [residences, viewOf, words, wanted, isOn, isPart])
}

/** Never hidden by the search: a change waits, is in conflict, or was refused. */
function isUnsettled({ groups }: MyResidence, viewOf: ViewsOf): boolean {
  return groups.some(({ id }) => {
    const { open, conflict, refused } = viewOf(id)
    return open !== null || conflict !== null || refused !== null
  })
}

export function FindResidence({ found, total }: { found: FoundResidences; total: number }) {
  const { words, isPart, shown, kept, look } = found
  const count = shown.length - kept
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <search className="grid gap-0 w-28 mt-3 no-print">
      <form className="filter row align-end" action="/workspace/beds" onSubmit={(event) => event.preventDefault()}>
        <Field label="Find a house" help={<span role="status">{foundWords(count, total, kept)}</span>}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={box}
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              aria-keyshortcuts="/"
              value={words ?? ''}
              onChange={({ target }) => look(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && look('')}
            />
          )}
        </Field>
        <noscript>
          <Button type="submit" icon="search">
            Find
          </Button>
        </noscript>
      </form>
      {isPart && count === 0 && (
        <p className="row gap-4 tight mt-2">
          No house of yours is called so, or is in such a town.{' '}
          <Button
            variant="text"
            small
            className="needs-script"
            onClick={() => {
              look('')
              box.current?.focus()
            }}
          >
            Show all {total} houses
          </Button>
        </p>
      )}
      {isPart && (
        <noscript>
          <a className="btn btn-text btn-sm" href="/workspace/beds">
            Show all {total} houses
          </a>
        </noscript>
      )}
    </search>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
