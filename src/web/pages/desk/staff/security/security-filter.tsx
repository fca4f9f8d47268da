import type { StaffWords } from '#content/desk/staff/staff.ts'
import type { SecurityPage } from '#contract/staff/security-events.ts'
import { securityEventKinds } from '#domain/people/security-event.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FilterLink } from '#web/ui/action/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'
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
        <Field label={filter.kind}>
          {(wiring) => (
            <Select
              {...wiring}
              name="kind"
              options={securityEventKinds.map((kind) => ({ value: kind, words: words.kinds[kind] }))}
              placeholder={filter.anyKind}
              defaultValue={asked.get('kind') ?? ''}
            />
          )}
        </Field>
        <Field label={filter.network}>
          {(wiring) => (
            <Input
              {...wiring}
              name="network"
              defaultValue={asked.get('network') ?? ''}
              placeholder={filter.networkHelp}
              pattern="[0-9a-f.:]{3,45}/(24|48)"
              title={filter.networkHelp}
            />
          )}
        </Field>
        <Field label={filter.from}>
          {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={asked.get('from') ?? ''} />}
        </Field>
        <Field label={filter.to}>
          {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={asked.get('to') ?? ''} />}
        </Field>
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
