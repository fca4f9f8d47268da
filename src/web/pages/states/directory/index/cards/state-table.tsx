import { memo } from 'react'
import { type Figure, formatFigure } from '#domain/figures/figure.ts'
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

const AFFILIATE = 'NARR Affiliate Status'
const NATIONAL = 'National Directory Status'
const UNIFIED = 'Unified Certification Status'
const CERTIFIED = 'Certified Organizations'

type StateTableProps = { states: readonly ListedState[]; found: ReadonlySet<string> }

export const StateTable = memo(function StateTable({ states, found }: StateTableProps) {
  return (
    <Table caption="The directory, state by state" captionHidden className="state-table">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">{AFFILIATE}</th>
          <th scope="col">{NATIONAL}</th>
          <th scope="col">{UNIFIED}</th>
          <th scope="col" className="num">
            {CERTIFIED}
          </th>
          <th scope="col" className="num">
            Beds
          </th>
          <th scope="col" className="no-print">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <StateRow key={state.code} state={state} isHidden={!found.has(state.code)} />
        ))}
      </tbody>
    </Table>
  )
})

const StateRow = memo(function StateRow({ state, isHidden }: { state: ListedState; isHidden: boolean }) {
  const { narrAffiliateStatus, narrUnifiedPlatform, stats } = state
  const { directory, certification } = narrUnifiedPlatform
  return (
    <tr hidden={isHidden}>
      <th scope="row">
        <span className="state-name line gap-2">
          <Block patches={toPatches(state.patches)} size={24} />
          {state.name}
        </span>
        <StateCountLink state={state} />
      </th>
      <td data-label={AFFILIATE}>
        <Badge plain form={affiliateForm[narrAffiliateStatus]}>
          {affiliateStatusWords[narrAffiliateStatus]}
        </Badge>
      </td>
      <td data-label={NATIONAL}>
        <Badge plain form={nationalForm[directory]}>
          {nationalStatusWords[directory]}
        </Badge>
      </td>
      <td data-label={UNIFIED}>
        <Badge plain form={unifiedForm[certification]}>
          {unifiedStatusWords[certification]}
        </Badge>
      </td>
      <FigureCell label={CERTIFIED} figure={stats.certified} />
      <FigureCell label="Beds" figure={stats.beds} />
      <td data-label="Actions" className="no-print">
        <Actions state={state} />
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

function Actions({ state: { name, slug, list } }: { state: ListedState }) {
  return (
    <span className="state-actions line gap-4">
      <ButtonLink variant="text" small to={`/directory/${slug}`}>
        View<VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      {list && (
        <a className="btn btn-sm btn-text" href={list} target="_blank" rel="noopener noreferrer">
          Open
          <VisuallyHidden> the {name} directory (new tab)</VisuallyHidden>
          <Icon name="out" />
        </a>
      )}
    </span>
  )
}
