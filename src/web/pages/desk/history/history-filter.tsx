import type { historyWords } from '#content/desk/team/team.ts'
import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { Option } from '#web/ui/form/input.tsx'

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
          <InputField name="of" label={words.of} type="search" maxLength={100} start={chosen.get('of') ?? ''} />
          <InputField name="who" label={words.who} type="search" maxLength={100} start={chosen.get('who') ?? ''} />
        </>
      )}
      {shown.map(({ name, options }) => (
        <SelectField
          key={name}
          name={name}
          label={words[name]}
          options={options}
          placeholder={words.all[name]}
          start={chosen.get(name) ?? ''}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <InputField key={name} name={name} label={words[name]} type="date" start={chosen.get(name) ?? ''} />
      ))}
      <Button type="submit" icon="filter">
        {words.show}
      </Button>
    </form>
  )
}
