import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { count, describePedigree } from '#domain/figures/figure.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import { sortDirectory } from '#domain/states/directory-status.ts'
import { findNearestStates, isPartOfZip } from '#domain/states/states-meant.ts'
import { findListedStates, type ListedState } from '#web/pages/states/directory/index/cards/listed-state.ts'
import { NoMatch } from '#web/pages/states/directory/index/cards/no-match.tsx'
import { StateCards } from '#web/pages/states/directory/index/cards/state-cards.tsx'
import { StateTable } from '#web/pages/states/directory/index/cards/state-table.tsx'
import { useNoZip } from '#web/pages/states/directory/index/no-zip.query.ts'
import { StateRows } from '#web/pages/states/directory/index/rows/state-rows.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { QuiltMap } from '#web/parts/states/quilt-map/quilt-map.tsx'
import { toTiles } from '#web/parts/states/quilt-map/quilt-states.ts'
import { FilterLink } from '#web/ui/action/chip.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ControlBar } from './control-bar.tsx'
import { buildViewAddress, type DirectoryView } from './directory-view.ts'
import { StatusGuide } from './status-guide.tsx'
import { useDirectoryView } from './use-directory-view.ts'
import { useListStart } from './use-list-start.ts'

const QuickviewSheet = lazy(async () => ({
  default: (await import('#web/pages/states/directory/index/quickview-sheet.tsx')).QuickviewSheet,
}))

type ExplorerProps = {
  states: readonly ListedState[]
  arrived: DirectoryView
  noZip: string | null
  countedAt: string | null
  text: Pick<DirectoryIndexWords, 'map' | 'guide' | 'controls' | 'list' | 'noMatch' | 'quickview'>
  host: string | null
}

const NEAREST = 3

function useQuickview(states: readonly ListedState[]) {
  const [code, setCode] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((wanted: string) => {
    setCode(wanted)
    setOpen(true)
  }, [])
  return { state: states.find((one) => one.code === code) ?? null, isOpen, open, close: () => setOpen(false) }
}

/** Removes the answer and the print table that the page came with, once this list does both itself. */
function useStandingIn(isAsArrived: boolean): void {
  useEffect(() => document.querySelector('.directory-on-paper')?.remove(), [])
  useEffect(() => {
    document.querySelector('.directory-answer')?.toggleAttribute('hidden', !isAsArrived)
  }, [isAsArrived])
}

/** Browsers print right after the event, so the state changes synchronously. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

export default function Explorer(props: ExplorerProps) {
  const { states, arrived, countedAt, text, host } = props
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const { view, type, choose } = useDirectoryView(field, arrived)
  // A choice is shown at once; 51 cards follow when the browser has drawn it.
  const shown = useDeferredValue(view)
  useListStart(list, controls, shown)
  const { search, sort } = shown
  const noZip = useNoZip(search, props.noZip)
  const { ordered, found, matching } = useMemo(
    () => findListedStates(states, { search, sort, noZip }),
    [states, search, sort, noZip],
  )
  const quickview = useQuickview(states)
  const byName = useMemo(() => sortDirectory(states, 'name'), [states])
  const tiles = useMemo(() => toTiles(states, shown.sort, text.map.quilt), [states, shown.sort, text])
  useStandingIn(shown.search.trim() === arrived.search.trim())
  const isTable = usePrinting() || shown.look === 'table'
  const clear = () => {
    choose({ search: '' })
    field.current?.focus()
  }
  return (
    <>
      <div className="directory-map wrap section-tight cols align-start no-print" data-look={view.look}>
        <section className="c-7 stack" aria-labelledby="map-title">
          <h2 id="map-title">{text.map.title}</h2>
          <p className="map-caption small quiet">
            {text.map.captions[shown.sort]} <a href="#list">{text.map.skip}</a>
          </p>
          <QuiltMap label={text.map.quilt.label} states={tiles} matching={matching} />
        </section>
        <div className="c-5">
          <StatusGuide text={text.guide} />
        </div>
      </div>
      <ControlBar words={text.controls} bar={controls} view={view} field={field} onType={type} onChoose={choose} />
      <section ref={list} id="list" className="directory-list wrap" aria-labelledby="list-title" tabIndex={-1}>
        <h2 id="list-title">
          <VisuallyHidden>{text.list.title}</VisuallyHidden>
        </h2>
        <FoundLine words={text.list} found={found.size} view={shown} countedAt={countedAt} onClear={clear} />
        {found.size === 0 && (
          <NoMatch
            text={text.noMatch}
            typed={search.trim()}
            isNoZip={search.trim() === noZip}
            nearest={findNearestStates(states, shown.search, NEAREST)}
            clearTo={buildViewAddress({ ...shown, search: '' })}
            onClear={clear}
          />
        )}
        <div hidden={found.size === 0}>
          {!isTable && shown.look === 'usual' && <StateRows words={text.list} states={byName} found={found} />}
          {isTable ? (
            <StateTable words={text.list} states={ordered} found={found} />
          ) : (
            <StateCards
              words={text.list}
              states={ordered}
              found={found}
              isUsual={shown.look === 'usual'}
              onQuickview={quickview.open}
            />
          )}
        </div>
      </section>
      {quickview.state && (
        <Suspense>
          <QuickviewSheet
            state={quickview.state}
            isOpen={quickview.isOpen}
            host={host}
            text={text.quickview}
            onClose={quickview.close}
          />
        </Suspense>
      )}
    </>
  )
}

type FoundLineProps = {
  words: DirectoryIndexWords['list']
  found: number
  view: DirectoryView
  countedAt: string | null
  onClear: () => void
}

function FoundLine({ words, found, view, countedAt, onClear }: FoundLineProps) {
  const search = view.search.trim()
  return (
    <div className="found-line row tight pad-y-2">
      <p className="small ink-2" role="status">
        {sayCount(words.found, found)}
      </p>
      {search !== '' && (
        <FilterLink
          words={say(findStateOfZip(search) ? words.zip : words.search, { search })}
          to={buildViewAddress({ ...view, search: '' })}
          onRemove={onClear}
        />
      )}
      {isPartOfZip(search) && <p className="small quiet">{words.partOfZip}</p>}
      {countedAt !== null && (
        <SourceNote>
          {say(words.counted, { measured: describePedigree(count(0, { from: 'measured', at: countedAt })) ?? '' })}
        </SourceNote>
      )}
    </div>
  )
}
