import type { StaffWords } from '#content/staff/staff.ts'
import type { SecurityPage } from '#contract/auth/security-events.ts'
import { securityEventKinds } from '#domain/people/security-event.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { FilterLink } from '#web/ui/action/chip.tsx'
import { listAddress } from './security-address.ts'

type SecurityFilterProps = { asked: URLSearchParams; only: SecurityPage['only']; words: StaffWords['security'] }

export function SecurityFilter({ asked, only, words }: SecurityFilterProps) {
  const { filter } = words
  const fields = ['person', 'organization', 'span'].filter((name) => asked.has(name))
  return (
    <>
      <form method="get" action="/staff/security" className="filter row align-end mb-4" data-held="">
        {fields.map((name) => (
          <input key={name} type="hidden" name={name} value={asked.get(name) ?? ''} />
        ))}
        <SelectField
          name="kind"
          label={filter.kind}
          options={securityEventKinds.map((kind) => ({ value: kind, words: words.kinds[kind] }))}
          placeholder={filter.anyKind}
          start={asked.get('kind') ?? ''}
        />
        <InputField
          name="network"
          label={filter.network}
          start={asked.get('network') ?? ''}
          placeholder={filter.networkHelp}
          pattern="[0-9a-f.:]{3,45}/(24|48)"
          title={filter.networkHelp}
        />
        <InputField name="from" label={filter.from} type="date" start={asked.get('from') ?? ''} />
        <InputField name="to" label={filter.to} type="date" start={asked.get('to') ?? ''} />
        <Button type="submit" icon="filter">
          {filter.show}
        </Button>
      </form>
      <OnlyThose asked={asked} only={only} words={words} />
    </>
  )
}

function OnlyThose({ asked, only, words }: SecurityFilterProps) {
  const span = (['hour', 'day', 'week'] as const).find((one) => one === asked.get('span'))
  const chips = [
    ...(span ? [{ name: 'span' as const, text: words.spans[span] }] : []),
    ...(only.person ? [{ name: 'person' as const, text: only.person.name ?? words.gone }] : []),
    ...(only.organization ? [{ name: 'organization' as const, text: only.organization.name ?? words.gone }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <p className="row gap-2 mb-4">
      {chips.map(({ name, text }) => (
        <FilterLink key={name} words={text} to={listAddress(asked, { [name]: null })} />
      ))}
    </p>
  )
}
