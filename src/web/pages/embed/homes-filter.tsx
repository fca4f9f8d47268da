import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { homesLimits } from '#contract/homes-limits.ts'
import { askableAudiences, type HomesFilter, homesFilterIn, homesSearch } from '#domain/homes-filter.ts'
import { audienceWords } from '#domain/residence.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, Select } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

export type FilterWords = {
  summary: string
  label: string
  town: string
  anyTown: string
  audience: string
  anybody: string
  open: string
  name: string
  byName: string
  show: string
}

type FilterProps = {
  /** The list's own address. */
  path: string
  filter: HomesFilter
  towns: readonly { name: string; homes: number }[]
  words: FilterWords
}

const typingMs = 350

/** A form that asks for the list anew; once the page is awake each choice asks by itself. */
export function HomesFilterForm({ path, filter, towns, words }: FilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const { apply, applySoon } = useApply(form, path, filter)
  const places = towns.map(({ name, homes }) => ({ value: name, words: `${name} (${homes})` }))
  const audiences = askableAudiences.map((one) => ({ value: one, words: audienceWords[one] }))
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
        <form ref={form} className="embed-filter" method="get" action={path} onSubmit={submit} onChange={applySoon}>
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
function useApply(form: { current: HTMLFormElement | null }, path: string, filter: HomesFilter) {
  const navigate = useNavigate()
  const shown = homesSearch(filter)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = () => {
    clearTimeout(typing.current)
    if (!form.current) return
    const wanted = homesSearch(filterOf(form.current))
    if (wanted !== shown) void navigate(path + wanted, { replace: true, preventScrollReset: true })
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
