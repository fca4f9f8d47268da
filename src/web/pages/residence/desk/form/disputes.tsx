import { type ListingField, type ListingValues, listingParts } from '#domain/residence/listing/listing-fields.ts'
import type { FormWords } from '#web/pages/residence/desk/residence-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { buildControlId, nameField } from './field-name.ts'
import { useResidenceForm } from './residence-form.ts'

type DisputesProps = { asked: readonly ListingField[]; base: ListingValues | null }

export function Disputes({ asked, base }: DisputesProps) {
  const { words } = useResidenceForm()
  const { disputed } = words.edit
  if (asked.length === 0 || base === null) return null
  return (
    <div className="grid pad-y-3">
      <Notice announced title={disputed.title}>
        <p>{disputed.words}</p>
      </Notice>
      {asked.map((name) => (
        <Dispute key={name} name={name} base={base} />
      ))}
    </div>
  )
}

function Dispute({ name, base }: { name: ListingField; base: ListingValues }) {
  const { residence, typed, words } = useResidenceForm()
  const { disputed } = words.edit
  const part = listingParts.find(([first]) => first === name) ?? [name]
  const fields = part.filter((field) => typed[field] !== base[field] || field === name)
  const change = part.map((field) => residence.changes[field]).find((one) => one !== undefined)
  const by = change?.by ?? ''
  const theirs = change?.isYou ? disputed.theirsYou : by === '' ? disputed.theirsSomebody : disputed.theirs(by)
  const title = fields.map((field) => nameField(field, words)).join(', ')
  return (
    <fieldset className="dispute two gap-3 pad-4">
      <legend className="bold">
        <a href={`#${buildControlId(name)}`}>{title}</a>
      </legend>
      <label className="choice marked gap-3 align-start pad-3">
        <input type="radio" name={`keep_${name}`} value="theirs" />
        <span className="stack gap-0">
          <b>{theirs}</b>
          {change && (
            <small>
              <Moment at={change.at} />
            </small>
          )}
          <span className="as-typed">{describeValues(fields, base, words)}</span>
        </span>
      </label>
      <label className="choice marked gap-3 align-start pad-3">
        <input type="radio" name={`keep_${name}`} value="mine" />
        <span className="stack gap-0">
          <b>{disputed.mine}</b>
          <span className="as-typed">{describeValues(fields, typed, words)}</span>
        </span>
      </label>
    </fieldset>
  )
}

function describeValues(fields: readonly ListingField[], values: ListingValues, words: FormWords): string {
  const { edit } = words
  return fields
    .map((field) => {
      const value = values[field]
      if (value === '') return field.startsWith('need_') ? edit.said.none : edit.disputed.empty
      const choices: Partial<Record<string, string>> = {
        ...(field === 'visibility' && edit.visibility),
        ...(field === 'staff' && edit.staffKinds),
        ...(field === 'fee_per' && edit.per),
        ...((field.startsWith('need_') || field === 'waiting_list' || field === 'takes_texts') && edit.said),
      }
      return choices[value] ?? value
    })
    .join(', ')
}
