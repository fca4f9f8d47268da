import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { homesLimits } from '#contract/homes-limits.ts'
import { askableAudiences, type HomesFilter, homesFilterIn, homesSearch, presetParts } from '#domain/homes-filter.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, Select } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { FramedWords } from './frame-words.ts'
import { listAddress, type StateList } from './list-address.ts'
import './homes-filter.css'

type FilterProps = {
  list: StateList
  filter: HomesFilter
  towns: readonly { name: string; homes: number }[]
  words: FramedWords
}

const typingMs = 350

/** A form that asks for the list anew; once the page is awake each choice asks by itself. */
export function HomesFilterForm({ list, filter, towns, words: { own, common } }: FilterProps) {
  const words = own.filter
  // A form's own fields take the place of the query: the language is one of them.
  const action = listAddress({ ...list, language: 'en' })
  const form = useRef<HTMLFormElement>(null)
  const { apply, applySoon } = useApply(form, list, filter)
  const places = towns.map(({ name, homes }) => ({ value: name, words: `${name} (${common.number(homes)})` }))
  const audiences = askableAudiences.map((one) => ({ value: one, words: common.audiences[one].title }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <details className="embed-fold no-print">
      <summary className="btn btn-line btn-sm">
        <Icon name="filter" />
        {words.summary}
      </summary>
      <search aria-label={words.label}>
        <form ref={form} className="embed-filter" method="get" action={action} onSubmit={submit} onChange={applySoon}>
          {list.language !== 'en' && <input type="hidden" name="lang" value={list.language} />}
          {presetParts(filter.preset).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field label={words.town}>
            {(wiring) => (
              <Select
                {...wiring}
                name="town"
                defaultValue={filter.town}
                placeholder={words.anyTown}
                options={places.toSorted((a, b) => a.value.localeCompare(b.value, 'en-US'))}
              />
            )}
          </Field>
          <Field label={words.audience}>
            {(wiring) => (
              <Select
                {...wiring}
                name="for"
                defaultValue={filter.for}
                placeholder={words.anybody}
                options={audiences}
              />
            )}
          </Field>
          <Field label={words.name}>
            {(wiring) => (
              <Input
                {...wiring}
                type="search"
                name="q"
                defaultValue={filter.q}
                placeholder={words.byName}
                maxLength={homesLimits.text}
                enterKeyHint="search"
              />
            )}
          </Field>
          <Checkbox name="open" value="1" defaultChecked={filter.open}>
            {words.open}
          </Checkbox>
          <Button type="submit" look="primary" small className="embed-show">
            {words.show}
          </Button>
        </form>
      </search>
    </details>
  )
}

/** Asks for what the form holds, if the list does not show that already. */
function useApply(form: { current: HTMLFormElement | null }, list: StateList, filter: HomesFilter) {
  const navigate = useNavigate()
  const shown = homesSearch(filter)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = () => {
    clearTimeout(typing.current)
    if (!form.current) return
    const wanted = filterOf(form.current)
    if (homesSearch(wanted) !== shown)
      void navigate(listAddress(list, wanted), { replace: true, preventScrollReset: true })
  }
  const applySoon = (event: FormEvent) => {
    clearTimeout(typing.current)
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search'
    typing.current = setTimeout(() => latest.current(), isTyping ? typingMs : 0)
  }
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  // What was chosen before the page was awake.
  useEffect(() => latest.current(), [])
  return { apply, applySoon }
}

function filterOf(form: HTMLFormElement): HomesFilter {
  const said = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return homesFilterIn(new URLSearchParams(said))
}
