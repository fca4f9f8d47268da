import { memo } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { type Figure, formatFigure } from '#domain/figures/figure.ts'
import { say } from '#domain/language/say.ts'
import {
  type AffiliateStatus,
  affiliateStatusWords,
  type NationalStatus,
  nationalStatusWords,
  type UnifiedStatus,
  unifiedStatusWords,
} from '#domain/states/directory-status.ts'
import { StateCountLink } from '#web/pages/states/directory/index/rows/state-count-link.tsx'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { ListedState } from './listed-state.ts'

const affiliateForm = { active: 'filled', emerging: 'half', no_activity: 'dashed' } as const satisfies Record<
  AffiliateStatus,
  StatusForm
>
const nationalForm = { active: 'filled', pending: 'half', unclaimed: 'open', none: 'dashed' } as const satisfies Record<
  NationalStatus,
  StatusForm
>
const unifiedForm = { active: 'filled', pending: 'half', inactive: 'dashed' } as const satisfies Record<
  UnifiedStatus,
  StatusForm
>

type ListWords = DirectoryIndexWords['list']
type StateTableProps = { words: ListWords; states: readonly ListedState[]; found: ReadonlySet<string> }

export const StateTable = memo(function StateTable({ words, states, found }: StateTableProps) {
  const { table } = words
  return (
    <Table caption={table.caption} captionHidden className="state-table">
      <thead>
        <tr>
          <th scope="col">{table.state}</th>
          <th scope="col">{table.affiliate}</th>
          <th scope="col">{table.national}</th>
          <th scope="col">{table.unified}</th>
          <th scope="col" className="num">
            {table.certified}
          </th>
          <th scope="col" className="num">
            {table.beds}
          </th>
          <th scope="col" className="no-print">
            {table.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <StateRow key={state.code} words={words} state={state} isHidden={!found.has(state.code)} />
        ))}
      </tbody>
    </Table>
  )
})

type StateRowProps = { words: ListWords; state: ListedState; isHidden: boolean }

const StateRow = memo(function StateRow({ words, state, isHidden }: StateRowProps) {
  const { table } = words
  const { narrAffiliateStatus, narrUnifiedPlatform, stats } = state
  const { directory, certification } = narrUnifiedPlatform
  return (
    <tr hidden={isHidden}>
      <th scope="row">
        <span className="state-name line gap-2">
          <Block patches={toPatches(state.patches)} size={24} />
          {state.name}
        </span>
        <StateCountLink words={words.countsOf} state={state} />
      </th>
      <td data-label={table.affiliate}>
        <Badge plain form={affiliateForm[narrAffiliateStatus]}>
          {affiliateStatusWords[narrAffiliateStatus]}
        </Badge>
      </td>
      <td data-label={table.national}>
        <Badge plain form={nationalForm[directory]}>
          {nationalStatusWords[directory]}
        </Badge>
      </td>
      <td data-label={table.unified}>
        <Badge plain form={unifiedForm[certification]}>
          {unifiedStatusWords[certification]}
        </Badge>
      </td>
      <FigureCell label={table.certified} figure={stats.certified} />
      <FigureCell label={table.beds} figure={stats.beds} />
      <td data-label={table.actions} className="no-print">
        <Actions words={table} state={state} />
      </td>
    </tr>
  )
})

function FigureCell({ label, figure }: { label: string; figure: Figure }) {
  return (
    <td className={joinClassNames('num', figure.kind === 'not-published' && 'quiet')} data-label={label}>
      {formatFigure(figure)}
    </td>
  )
}

type ActionsProps = { words: ListWords['table']; state: ListedState }

function Actions({ words, state: { name, slug, list } }: ActionsProps) {
  return (
    <span className="state-actions line gap-4">
      <ButtonLink variant="text" small to={`/directory/${slug}`}>
        {words.view}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      {list && (
        <a className="btn btn-sm btn-text" href={list} target="_blank" rel="noopener noreferrer">
          {words.open}
          <VisuallyHidden>{say(words.directoryOf, { state: name })}</VisuallyHidden>
          <Icon name="out" />
        </a>
      )}
    </span>
  )
}
