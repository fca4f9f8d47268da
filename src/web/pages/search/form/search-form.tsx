import type { ReactNode } from 'react'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import { buildSearch, type ListView, type SearchAddress } from '#domain/search/search-address.ts'
import { HeldProblems } from '#web/pages/search/found/problem.tsx'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/action/button.tsx'
import type { SearchProps } from './asked.ts'
import { CertifiedField, type FieldErrors, FieldsPanel, SortField } from './fields-panel.tsx'
import { NeedsPanel } from './needs-panel.tsx'
import type { ResidencesCount } from './residences-count.query.ts'
import './search-form.css'

type SearchFormProps = BothWords & {
  address: SearchAddress
  path: string
  where: string
  isOpen: boolean
  isStart: boolean
  errors: FieldErrors
  counts: SearchAnswer['needs']
  shown: ResidencesCount | null
  asked: number
  hasMap: boolean
  view: ListView
  children: ReactNode
}

/** Its panels are link targets, so it works without script; with script (search.island.ts) they are sheets. */
export function SearchForm(props: SearchFormProps) {
  const { address, path, where, isOpen, isStart, errors, counts, shown, children } = props
  const { words, listingWords } = props
  const both = { words, listingWords }
  const button = shown === null ? words.form.show : words.form.showResidences(shown.count, shown.isLeast)
  return (
    <ScriptIsland file="src/web/pages/search/form/search.island.ts" hydrate="idle" props={buildScriptProps(props)}>
      {!isOpen && <PhoneTools {...props} />}
      <form
        id="ask"
        role="search"
        aria-label={words.form.label}
        action={path}
        className="ask no-print"
        data-open={isOpen || undefined}
      >
        {address.compare.length > 0 && <input type="hidden" name="compare" value={address.compare.join(',')} />}
        <input type="hidden" name="view" value={address.view} disabled={!address.view} />
        <AskPanel name="change" title={words.tools.change} words={words}>
          <div className="ask-grid pad-4">
            <FieldsPanel {...both} address={address} where={where} isStart={isStart} errors={errors} />
            <Button type="submit" variant="primary" className="ask-show">
              {button}
            </Button>
            <CertifiedField query={address.query} words={words} />
            <SortField query={address.query} words={words} />
          </div>
        </AskPanel>
        <div className="tools row">
          <SheetLink opens="needs" to="#needs" icon="filter" className="wide-only">
            {words.tools.more}
          </SheetLink>
          {children}
        </div>
        <AskPanel name="needs" title={words.needs.title} words={words}>
          <div className="ask-body stack stack-fill gap-2 pad-4">
            <NeedsPanel {...both} address={address} counts={counts} errors={errors} />
          </div>
          <div className="ask-foot line line-above">
            <Button type="submit" variant="primary" className="grow">
              {button}
            </Button>
          </div>
        </AskPanel>
      </form>
      <HeldProblems words={words} hasOldResidences={shown !== null} />
    </ScriptIsland>
  )
}

function buildScriptProps({ address, path, where, words: { form } }: SearchFormProps): SearchProps {
  const { state, near, city } = address.query
  return {
    path,
    search: buildSearch(address),
    state: state !== undefined && near === undefined && city === undefined ? { typed: where, code: state } : null,
    words: {
      show: form.show,
      showNone: form.showNone,
      showResidences: {
        one: form.showResidences(1, false),
        many: form.showResidences(2, false).replace('2', '{count}'),
      },
      showAtLeast: form.showResidences(2, true).replace('2', '{count}'),
    },
  }
}

type SheetLinkProps = {
  opens: 'change' | 'needs'
  to: string
  icon: 'edit' | 'filter'
  className?: string
  children: ReactNode
}

function SheetLink({ opens, ...rest }: SheetLinkProps) {
  return <ButtonLink variant="line" small data-held="" data-opens={opens} {...rest} />
}

function PhoneTools({ address, path, words, asked, hasMap, shown, view }: SearchFormProps) {
  const other = view === 'cards' ? 'list' : 'cards'
  return (
    <nav className="phone-tools row gap-2 mt-2 phone-only no-print" aria-label={words.form.label}>
      <SheetLink opens="change" to="#w" icon="edit">
        {words.tools.change}
      </SheetLink>
      <SheetLink opens="needs" to="#needs" icon="filter">
        {words.tools.needs(asked)}
      </SheetLink>
      {hasMap && (
        <ButtonLink variant="line" small icon="map" to="#map">
          {words.tools.map}
        </ButtonLink>
      )}
      {shown !== null && (
        <ButtonLink
          variant="line"
          small
          icon={other === 'list' ? 'table' : 'cards'}
          to={path + buildSearch({ ...address, view: other })}
          data-keep-view={other}
        >
          {words.rows[other]}
        </ButtonLink>
      )}
    </nav>
  )
}

type AskPanelProps = { name: 'change' | 'needs'; title: string; words: BothWords['words']; children: ReactNode }

function AskPanel({ name, title, words, children }: AskPanelProps) {
  return (
    <div id={name} className="ask-panel box">
      <div className="ask-head line between line-below">
        <h2 className="t-title">{title}</h2>
        <IconButton icon="close" label={words.form.close} data-close="" />
      </div>
      {children}
    </div>
  )
}
