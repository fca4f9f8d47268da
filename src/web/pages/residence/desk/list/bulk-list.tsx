import { type FormEvent, useState } from 'react'
import type { DeskResidenceList, DeskResidenceRow } from '#contract/residence/residence-desk.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import type { ListedWords } from '#web/pages/residence/desk/residence-words.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { Input, Select } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { bulkChoices, canTakeValue } from './bulk-form.ts'
import { ResidenceLine } from './residence-line.tsx'
import '#web/parts/desk/dense.css'

type BulkListProps = {
  list: DeskResidenceList
  found: number
  action: string
  hasLists: boolean
  onDone: (sent: FormSent) => Promise<void>
  words: ListedWords
}

export function BulkList({ list: { items }, found, action, hasLists, onDone, words }: BulkListProps) {
  const { bulk } = words.list
  const [picked, setPicked] = useState(0)
  const count = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setPicked(currentTarget.querySelectorAll('.dense > input:checked').length)
  const which = [
    { value: 'picked', words: bulk.picked },
    { value: 'page', words: bulk.page(items.length) },
    ...(found > items.length ? [{ value: 'found', words: bulk.found(found) }] : []),
  ]
  return (
    <OwnerForm
      action={action}
      hidden={{ act: 'look', page_ids: items.map(({ id }) => id).join(',') }}
      onInput={count}
      onDone={onDone}
      aria-label={bulk.title}
    >
      {({ isPending, trouble }) => (
        <>
          <ul className="mt-4">
            {items.map((residence) => (
              <li key={residence.id}>
                <DenseResidence residence={residence} hasList={hasLists} words={words} />
              </li>
            ))}
          </ul>
          <BulkFields which={which} picked={picked} words={words} isPending={isPending} />
          {trouble && <DeskTrouble message={[trouble.message, ...Object.values(trouble.fields)].join(' ')} />}
        </>
      )}
    </OwnerForm>
  )
}

type BulkFieldsProps = {
  which: { value: string; words: string }[]
  picked: number
  isPending: boolean
  words: ListedWords
}

function BulkFields({ which, picked, isPending, words }: BulkFieldsProps) {
  const { bulk } = words.list
  const [scope, setScope] = useState('picked')
  const [change, setChange] = useState('published')
  const isInReach = picked > 0 || scope !== 'picked'
  const choices = bulkChoices.map((value) => ({ value, words: bulk.changes[value] }))
  return (
    <div className={isInReach ? 'foot-bar mt-4' : 'mt-4'}>
      <p className="bold" role="status">
        {bulk.selected(picked)}
      </p>
      <div className="two gap-2 mt-1">
        <div className="row gap-2">
          <Select
            className="grow-7"
            name="which"
            aria-label={bulk.which}
            options={which}
            value={scope}
            onChange={({ target }) => setScope(target.value)}
          />
          <Select
            className="grow-7"
            name="change"
            aria-label={bulk.change}
            options={choices}
            value={change}
            onChange={({ target }) => setChange(target.value)}
          />
        </div>
        <div className="row gap-2">
          <Input
            className={joinClassNames('grow-7', !canTakeValue(change) && 'without-script')}
            name="value"
            aria-label={bulk.value}
            placeholder={bulk.value}
            maxLength={40}
            autoComplete="off"
          />
          <Button type="submit" className="grow-7" disabled={isPending}>
            {bulk.look}
          </Button>
        </div>
      </div>
    </div>
  )
}

type DenseResidenceProps = { residence: DeskResidenceRow; hasList: boolean; words: ListedWords }

function DenseResidence({ residence, hasList, words }: DenseResidenceProps) {
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
