import type { historyWords } from '#content/desk/team/team.ts'
import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, type Option, Select } from '#web/ui/form/input.tsx'

type HistoryFilterProps = {
  found: Pick<HistoryPage, 'isOfAll' | 'residences' | 'people'>
  kinds: readonly Option[]
  chosen: URLSearchParams
  words: typeof historyWords
}

/** A GET form to the page's own address, so it works without script and can be bookmarked. */
export function HistoryFilter({ found, kinds, chosen, words }: HistoryFilterProps) {
  const listOptions = (list: HistoryPage['residences']) =>
    list.map(({ id, name }) => ({ value: id, words: name || id }))
  const fields = [
    { name: 'house', options: listOptions(found.residences) },
    { name: 'person', options: listOptions(found.people) },
    { name: 'kind', options: kinds },
  ] as const
  const shown = fields.filter(({ name, options }) => !found.isOfAll || name === 'kind' || options.length > 0)
  return (
    <form method="get" action="/workspace/history" className="filter row align-end mb-5" data-held="">
      {found.isOfAll && (
        <>
          <Field label={words.of}>
            {(wiring) => (
              <Input {...wiring} type="search" name="of" maxLength={100} defaultValue={chosen.get('of') ?? ''} />
            )}
          </Field>
          <Field label={words.who}>
            {(wiring) => (
              <Input {...wiring} type="search" name="who" maxLength={100} defaultValue={chosen.get('who') ?? ''} />
            )}
          </Field>
        </>
      )}
      {shown.map(({ name, options }) => (
        <Field key={name} label={words[name]}>
          {(wiring) => (
            <Select
              {...wiring}
              name={name}
              options={options}
              placeholder={words.all[name]}
              defaultValue={chosen.get(name) ?? ''}
            />
          )}
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={words[name]}>
          {(wiring) => <Input {...wiring} type="date" name={name} defaultValue={chosen.get(name) ?? ''} />}
        </Field>
      ))}
      <Button type="submit" icon="filter">
        {words.show}
      </Button>
    </form>
  )
}
