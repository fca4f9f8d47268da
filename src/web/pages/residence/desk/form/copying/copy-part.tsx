import { type MouseEvent, useRef, useState } from 'react'
import { nameField } from '#web/pages/residence/desk/form/field-name.ts'
import type { EditWords, FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { CopiedAnswers, OtherResidences } from './copied-answers.ts'

type CopyPartProps = {
  residence: Residence
  others: OtherResidences
  open: boolean
  words: EditWords['copy']
  copy: (id: string) => Promise<void>
}

export function CopyPart({ residence, others, open, words, copy }: CopyPartProps) {
  const [isCopying, setCopying] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const { items, searched } = others
  if (items.length === 0 && searched === null) return null
  async function copyChosen(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const id = select.current?.value ?? ''
    if (id === '') return select.current?.focus()
    setCopying(true)
    await copy(id)
    setCopying(false)
  }
  return (
    <Disclosure className="no-print" open={open} summary={words.title}>
      <div className="stack gap-3">
        <p>{words.lead}</p>
        {searched !== null && (
          <form action={`/workspace/residences/${residence.id}`} className="filter row align-end w-40">
            <InputField name="houses" label={words.find} type="search" start={searched} maxLength={100} />
            <Button type="submit" icon="search">
              {words.search}
            </Button>
          </form>
        )}
        {items.length === 0 ? (
          <p role="status">{words.noneFound}</p>
        ) : (
          <div className="filter row align-end w-40">
            <SelectField
              name="copy"
              label={words.from}
              ref={select}
              form="house-form"
              options={items.map(({ id, name, city }) => ({
                value: id,
                words: city === '' ? name : `${name}, ${city}`,
              }))}
              placeholder={words.choose}
            />
            <Button
              type="submit"
              form="house-form"
              name="act"
              value="copy"
              aria-disabled={isCopying}
              onClick={copyChosen}
            >
              {isCopying ? words.pending : words.submit}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  )
}

export function CopiedNotice({ copied: { name, filled }, words }: { copied: CopiedAnswers; words: FormWords }) {
  const { copy } = words.edit
  if (filled === null) return <Notice tone="danger" announced title={copy.gone} />
  if (filled.length === 0) return <Notice announced title={copy.nothing(name)} />
  return (
    <Notice announced title={copy.done(name, filled.length)}>
      <p>{copy.filled(filled.map((field) => nameField(field, words)))}</p>
    </Notice>
  )
}
