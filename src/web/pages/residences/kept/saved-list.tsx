import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { TheseResidences } from '#contract/shared-list.ts'
import { mostCompared, type SearchAddress, searchOf } from '#domain/search-address.ts'
import { telAddress } from '#domain/tel-address.ts'
import { SaveHome } from '#web/parts/home-card/home-actions.tsx'
import { forgetSavedHomes, noteSavedHome, type SavedHome, useSavedHomes } from '#web/parts/home-card/saved-homes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { BothWords } from '../search-view.ts'
import { AskSeveral } from './ask-several.tsx'
import { KeptLinks } from './kept-links.tsx'
import { LiveRows } from './live-rows.tsx'
import { SendHomes } from './send-homes.tsx'
import { ShareForm } from './share-form.tsx'
import { askThese } from './these-homes.query.ts'
import './compared.css'
import './saved.css'

type SavedListProps = BothWords & { address: SearchAddress; path: string; homePath: (slug: string) => string }

/** The homes this device keeps, as rows with their beds once opened; without a connection their names and numbers. */
export function SavedList(props: SavedListProps) {
  const { address, path, words } = props
  const homes = useSavedHomes()
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDetailsElement>(null)
  useOpenedByAddress(list)
  const { saved } = words
  const compared = homes.slice(-mostCompared).map(({ slug }) => slug)
  return (
    <details
      ref={list}
      className="saved needs-script"
      id="saved"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{saved.title(homes.length)}</summary>
      <p className="small quiet">{homes.length === 0 ? saved.none : saved.lead}</p>
      {isOpen && homes.length > 0 && <SavedRows {...props} homes={homes} />}
      {homes.length > 0 && (
        <div className="row no-print">
          {homes.length > 1 && (
            <Link className="btn btn-line btn-sm" to={`${path}${searchOf({ ...address, compare: compared })}#compare`}>
              {saved.compare}
            </Link>
          )}
          <Button look="text" small onClick={forgetSavedHomes}>
            {saved.forgetAll}
          </Button>
        </div>
      )}
      <KeptLinks path={path} words={words.shared} />
    </details>
  )
}

/** Whoever is led to the list finds it open, each time. */
function useOpenedByAddress(list: RefObject<HTMLDetailsElement | null>): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== '#saved' || list.current === null) return
    list.current.open = true
    list.current.querySelector('summary')?.focus({ preventScroll: true })
    list.current.scrollIntoView()
  }, [list, hash, key])
}

type Asked = { of: string; are: TheseResidences | null } | null

function SavedRows({ homes, path, homePath, words, homeWords }: SavedListProps & { homes: readonly SavedHome[] }) {
  const { shared } = words
  const slugs = homes.map(({ slug }) => slug).join(',')
  const [asked, setAsked] = useState<Asked>(null)
  useEffect(() => {
    const ending = new AbortController()
    void askThese(slugs.split(','), ending.signal).then((are) => ending.signal.aborted || setAsked({ of: slugs, are }))
    return () => ending.abort()
  }, [slugs])
  if (asked === null) return <p role="status">{words.list.busy}</p>
  const { are } = asked
  if (are === null) return <KeptHomes {...{ homes, homePath, words, homeWords }} />
  const unlisted = homes.filter(({ slug }) => !are.items.some((home) => home.slug === slug))
  return (
    <>
      <LiveRows
        drawn={are.items}
        measuredAt={are.measuredAt}
        {...{ homePath, words, homeWords }}
        below={({ slug, name }) => <Note slug={slug} name={name} homes={homes} words={words} />}
      >
        {(now) => (
          <>
            <div className="row saved-acts no-print">
              <AskSeveral homes={now} path={path} words={words.together} />
              <Button small icon="print" onClick={printSaved}>
                {shared.print}
              </Button>
              <SendHomes homes={now} label={shared.send} words={homeWords} />
            </div>
            <ShareForm path={path} slugs={now.map(({ slug }) => slug)} words={shared.share} />
          </>
        )}
      </LiveRows>
      {asked.of === slugs && unlisted.length > 0 && (
        <>
          <p className="mt-3">{shared.gone(unlisted.length)}</p>
          <KeptHomes homes={unlisted} {...{ homePath, words, homeWords }} isGone />
        </>
      )}
    </>
  )
}

type NoteProps = { slug: string; name: string; homes: readonly SavedHome[]; words: BothWords['words'] }

function Note({ slug, name, homes, words: { shared } }: NoteProps) {
  const note = homes.find((home) => home.slug === slug)?.note ?? ''
  return (
    <span className="saved-note">
      <label className="no-print">
        <VisuallyHidden>
          {shared.note}
          {shared.noteOf(name)}
        </VisuallyHidden>
        <input
          className="input"
          defaultValue={note}
          maxLength={200}
          placeholder={shared.note}
          autoComplete="off"
          onBlur={(event) => noteSavedHome(slug, event.currentTarget.value.trim())}
        />
      </label>
      {note !== '' && <span className="print-only">{note}</span>}
    </span>
  )
}

type KeptHomesProps = BothWords & {
  homes: readonly SavedHome[]
  homePath: (slug: string) => string
  isGone?: boolean
}

/** What the device itself knows of them. */
function KeptHomes({ homes, homePath, isGone = false, words, homeWords }: KeptHomesProps) {
  return (
    <>
      {!isGone && <p role="status">{words.shared.offline}</p>}
      <ul>
        {homes.map((home) => (
          <li key={home.slug}>
            <Link to={homePath(home.slug)}>{home.name}</Link>
            <span className="small ink-2">
              {home.city}, {home.state}
            </span>
            <a className="saved-call" href={telAddress(home.phone)}>
              {home.phone}
            </a>
            <SaveHome home={home} words={homeWords} className="btn btn-sm" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Only the saved homes go on paper. */
function printSaved(): void {
  document.documentElement.dataset.paper = 'saved'
  addEventListener('afterprint', () => delete document.documentElement.dataset.paper, { once: true })
  window.print()
}
