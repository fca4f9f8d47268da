import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { SearchAnswer } from '#contract/residence-search.ts'
import type { SearchAddress } from '#domain/search-address.ts'
import { sendKeptView } from '#web/parts/place-search/kept-view.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/action/button.tsx'
import type { BothWords } from '../search-view.ts'
import { CertifiedField, type FieldErrors, FieldsPanel, SortField } from './fields-panel.tsx'
import type { HomesCount } from './homes-count.query.ts'
import { NeedsPanel } from './needs-panel.tsx'
import { type Panel, useSearchForm } from './use-search-form.ts'
import { useSheetFocus } from './use-sheet-focus.ts'
import './search-form.css'

type SearchFormProps = BothWords & {
  address: SearchAddress
  path: string
  where: string
  /** A place typed as a state's name is that state. */
  meant: (asked: SearchAddress) => SearchAddress
  /** Nothing is searched yet, or the search was refused: the fields stand open. */
  isOpen: boolean
  isStart: boolean
  errors: FieldErrors
  counts: SearchAnswer['needs']
  /** How many homes stand below now. */
  shown: HomesCount | null
  /** How many needs stand in the address, for the button that leads to them. */
  asked: number
  hasMap: boolean
  /** What stands between the fields and the needs: chips. */
  children: ReactNode
}

/**
 * The search: a plain form whose panels are links' targets, so that it works before and without script. With script its
 * panels are sheets on phones, and the needs a sheet everywhere.
 */
export function SearchForm(props: SearchFormProps) {
  const { address, path, where, meant, isOpen, isStart, errors, counts, shown, asked, hasMap, children } = props
  const { words, homeWords } = props
  const { form, key, sheet, count, open, close, changed, submitted, onNear } = useSearchForm(address, path, meant)
  const both = { words, homeWords }
  const button = showWords(count ?? shown, words)
  return (
    <>
      {!isOpen && <PhoneTools words={words} asked={asked} hasMap={hasMap} onOpen={open} />}
      <form
        key={key}
        id="ask"
        role="search"
        aria-label={words.form.label}
        action={path}
        className="ask"
        data-open={isOpen || undefined}
        ref={form}
        onChange={changed}
        onSubmit={submitted}
      >
        {address.compare.length > 0 && <input type="hidden" name="compare" value={address.compare.join(',')} />}
        {address.view ? (
          <input type="hidden" name="view" value={address.view} />
        ) : (
          <input type="hidden" name="view" disabled ref={sendKeptView} />
        )}
        <AskPanel name="change" title={words.tools.change} sheet={sheet} onClose={close} words={words}>
          <div className="ask-grid">
            <FieldsPanel {...both} {...{ address, where, isStart, errors, onNear }} />
            <Button type="submit" look="primary" className="ask-show">
              {button}
            </Button>
            <CertifiedField query={address.query} words={words} />
            <SortField query={address.query} words={words} />
          </div>
        </AskPanel>
        <div className="tools">
          <ButtonLink className="wide" look="line" small icon="filter" to="#needs" onClick={opening(open, 'needs')}>
            {words.tools.more}
          </ButtonLink>
          {children}
        </div>
        <AskPanel name="needs" title={words.needs.title} sheet={sheet} onClose={close} words={words}>
          <div className="ask-body">
            <NeedsPanel {...both} {...{ address, counts, errors }} />
          </div>
          <div className="ask-foot">
            <Button type="submit" look="primary">
              {button}
            </Button>
          </div>
        </AskPanel>
      </form>
    </>
  )
}

function showWords(count: HomesCount | 'unknown' | null, { form }: BothWords['words']): string {
  if (count === null || count === 'unknown') return form.show
  return count.count === 0 ? form.showNone : form.showHomes(count.count, count.isLeast)
}

function opening(open: (panel: Panel) => void, panel: Panel) {
  return (event: MouseEvent) => {
    event.preventDefault()
    open(panel)
  }
}

type PhoneToolsProps = Pick<SearchFormProps, 'words' | 'asked' | 'hasMap'> & { onOpen: (panel: Panel) => void }

/** The three ways on from the answer, on phones: links that work by themselves. */
function PhoneTools({ words, asked, hasMap, onOpen }: PhoneToolsProps) {
  return (
    <nav className="phone-tools" aria-label={words.form.label}>
      <ButtonLink look="line" small icon="edit" to="#w" onClick={opening(onOpen, 'change')}>
        {words.tools.change}
      </ButtonLink>
      <ButtonLink look="line" small icon="filter" to="#needs" onClick={opening(onOpen, 'needs')}>
        {words.tools.needs(asked)}
      </ButtonLink>
      {hasMap && (
        <ButtonLink look="line" small icon="map" to="#map">
          {words.tools.map}
        </ButtonLink>
      )}
    </nav>
  )
}

type AskPanelProps = {
  name: Panel
  title: string
  sheet: Panel | null
  onClose: () => void
  words: BothWords['words']
  children: ReactNode
}

function AskPanel({ name, title, sheet, onClose, words, children }: AskPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isSheet = sheet === name
  useSheetFocus(panel, isSheet, onClose)
  return (
    <>
      {isSheet && <div className="ask-scrim" onPointerDown={onClose} />}
      <div
        ref={panel}
        id={name}
        className="ask-panel"
        data-sheet={isSheet || undefined}
        {...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-label': title })}
      >
        <div className="ask-head">
          <h2>{title}</h2>
          {isSheet && <IconButton icon="close" label={words.form.close} onClick={onClose} />}
        </div>
        {children}
      </div>
    </>
  )
}
