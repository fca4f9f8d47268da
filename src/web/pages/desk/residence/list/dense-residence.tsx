import type { DeskResidenceRow } from '#contract/residence/residence-desk.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import type { ListedWords } from '#web/pages/desk/residence/residence-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { ResidenceLine } from './residence-line.tsx'
import '#web/parts/desk/dense.css'
import '#web/ui/form/input.css'

type DenseResidenceProps = { residence: DeskResidenceRow; hasList: boolean; words: ListedWords }

export function DenseResidence({ residence, hasList, words }: DenseResidenceProps) {
  const { id, name, city, state, status, totalBeds, gaps, isHidden, phone, fee, contradictions } = residence
  const { bulk, beds } = words.list
  return (
    <div className="dense checkline gap-1 align-center line-below small">
      <input type="checkbox" name={`pick_${id}`} aria-label={bulk.pick(name)} />
      <SiteLink className="grid gap-0 align-center ink" to={`/workspace/residences/${id}`}>
        <b className="t-label break">{name}</b>
        <span className="dense-about gap-2 nowrap">
          <b>{isHidden ? words.hidden : words.statuses[status]}</b>
          <span>{beds(totalBeds)}</span>
          {gaps.length + contradictions.length > 0 && <span>{bulk.open(gaps.length, contradictions.length)}</span>}
          <span className="wide-only">{bulk.says('phone', formatPhone(phone))}</span>
          <span className="wide-only">{bulk.says('fee', fee)}</span>
          <span>{[city, state].filter(Boolean).join(', ')}</span>
        </span>
      </SiteLink>
      <details>
        <summary className="tap" aria-label={bulk.more(name)}>
          <Icon name="chevron" />
        </summary>
        <ResidenceLine residence={residence} hasList={hasList} words={words} />
      </details>
    </div>
  )
}
