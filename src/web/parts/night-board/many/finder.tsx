import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BoardOrder, type BoardShow, boardShows, wholeBoard, writeBoardAsked } from '#domain/beds/board-finding.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { describeFound } from '#web/parts/night-board/residences/found-residences.ts'
import type { BoardPageRead } from '#web/parts/night-board/state/board.query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'
import type { Finding } from './use-finding.ts'
import '#web/ui/action/chip.css'

const shows: Record<BoardShow, string> = { all: 'All', confirm: 'To confirm', open: 'Open', full: 'Full' }

const orders: { value: BoardOrder; words: string }[] = [
  { value: 'name', words: 'Name' },
  { value: 'oldest', words: 'Oldest number first' },
  { value: 'open', words: 'Most open first' },
  { value: 'town', words: 'By town' },
  { value: 'state', words: 'By state' },
]

const buildAddress = (query: string) => `/workspace/beds${query === '' ? '' : `?${query}`}`

type FinderProps = { finding: Finding; paging: BoardPageRead | null }

export function Finder({ finding, paging, children }: FinderProps & { children: ReactNode }) {
  const [wasPart] = useState(finding.isPart)
  const box = useSlash()
  return (
    <div className="allright row between align-start gap-2 no-print">
      <details className="open-wide" open={wasPart}>
        <summary className="tap as-link bold">Find or sort</summary>
        <search className="grid gap-2">
          <Shows finding={finding} paging={paging} />
          <FindForm finding={finding} paging={paging} box={box} />
        </search>
      </details>
      {children}
      <Found finding={finding} paging={paging} box={box} />
    </div>
  )
}

function Shows({ finding: { asked, counts, ask }, paging }: FinderProps) {
  return (
    <nav className="row gap-1" aria-label="Which houses">
      {boardShows.map((show) => (
        <SiteLink
          key={show}
          className="chip chip-choice"
          to={buildAddress(writeBoardAsked({ ...asked, show }))}
          aria-current={show === asked.show ? 'true' : undefined}
          onClick={
            paging
              ? undefined
              : (event) => {
                  event.preventDefault()
                  ask({ show })
                }
          }
        >
          {shows[show]} {formatNumber(counts[show])}
        </SiteLink>
      ))}
    </nav>
  )
}

type BoxProps = { box: { current: HTMLInputElement | null } }

function FindForm({ finding: { asked, ask }, paging, box }: FinderProps & BoxProps) {
  return (
    <form
      className="filter row align-end gap-2"
      action="/workspace/beds"
      onSubmit={(event) => !paging && event.preventDefault()}
    >
      {asked.show !== 'all' && <input type="hidden" name="show" value={asked.show} />}
      <Field label="Find a house">
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
            {...(paging ? { defaultValue: asked.words } : { value: asked.words })}
            onChange={({ target }) => !paging && ask({ words: target.value })}
            onKeyDown={({ key }) => key === 'Escape' && !paging && ask({ words: '' })}
          />
        )}
      </Field>
      <Field label="Order">
        {(wiring) => (
          <Select
            {...wiring}
            name="order"
            options={orders}
            {...(paging ? { defaultValue: asked.order } : { value: asked.order })}
            onChange={({ target }) => {
              const order = orders.find(({ value }) => value === target.value)?.value ?? 'name'
              if (paging) target.form?.requestSubmit()
              else ask({ order })
            }}
          />
        )}
      </Field>
      <Button type="submit" icon="search" className={paging ? undefined : 'without-script'}>
        Find
      </Button>
    </form>
  )
}

function Found({ finding: { shown, kept, counts, isPart, ask }, paging, box }: FinderProps & BoxProps) {
  const found = paging ? paging.found : shown.length - kept
  return (
    <>
      <p className={isPart ? 'w-full small ink-2' : 'vh'} role="status">
        {describeFound(found, counts.all, kept)}
      </p>
      {isPart && found === 0 && (
        <p className="row gap-4 tight">
          No house fits.{' '}
          <SiteLink
            className="tap"
            to="/workspace/beds"
            onClick={(event) => {
              if (paging) return
              event.preventDefault()
              ask(wholeBoard)
              focusInFold(box.current)
            }}
          >
            Show all {counts.all} houses
          </SiteLink>
        </p>
      )}
    </>
  )
}

function useSlash() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      focusInFold(box.current)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return box
}

function focusInFold(box: HTMLInputElement | null): void {
  box?.closest('details')?.setAttribute('open', '')
  box?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
