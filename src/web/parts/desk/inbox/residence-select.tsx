import { useEffect, useRef } from 'react'
import type { MessagesWords } from '#content/inquiries/messages.ts'
import { SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { Option } from '#web/ui/form/input.tsx'

/** From this many houses on, a select is shorter to read than a link for each. */
export const residencesInList = 7

type ResidenceSelectProps = {
  page: string
  residences: readonly Option[]
  here: string
  also?: Readonly<Record<string, string>>
  words: MessagesWords['filters']['choose']
}

export function ResidenceSelect({ page, residences, here, also = {}, words }: ResidenceSelectProps) {
  const list = useRef<HTMLSelectElement>(null)
  // The page may show another one since: by the way back, or by a link.
  useEffect(() => {
    if (list.current) list.current.value = here
  }, [here])
  const choose = (residence: string) => {
    const entries = Object.entries({ ...also, house: residence }).filter(([, value]) => value !== '')
    const search = entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
    location.assign(page + search)
  }
  return (
    <form action={page} className="filter row align-end w-28 no-print" data-held="">
      {Object.entries(also).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        name="house"
        label={words.label}
        ref={list}
        options={residences}
        placeholder={words.all}
        start={here}
        onChange={({ target }) => choose(target.value)}
      />
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
    </form>
  )
}
