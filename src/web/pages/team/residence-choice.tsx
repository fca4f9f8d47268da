import { useId } from 'react'
import type { teamWords } from '#content/team/team.ts'
import type { TeamAnswer } from '#contract/team/team.ts'
import { Checkbox } from '#web/ui/form/input.tsx'

export type ResidenceWords = (typeof teamWords)['houses']

type ResidenceChoiceProps = {
  words: ResidenceWords
  residences: TeamAnswer['residences']
  isChosen: (id: string) => boolean
  isAll: boolean
  error?: string | undefined
}

export function ResidenceChoice({ words, residences, isChosen, isAll, error }: ResidenceChoiceProps) {
  const id = useId()
  return (
    <fieldset className="some-of stack stack-fill gap-2 w-full" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1">{words.label}</legend>
      <p className="small ink-2">{words.lead}</p>
      <input type="hidden" name="listed" value="on" />
      <Checkbox name="all" defaultChecked={isAll}>
        {words.all}
      </Checkbox>
      <div className="some">
        {residences.map((residence) => (
          <Checkbox key={residence.id} name={`house.${residence.id}`} defaultChecked={isChosen(residence.id)}>
            {residence.name}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function describeTeamResidences(
  words: ResidenceWords,
  residenceIds: readonly string[] | null,
  residences: TeamAnswer['residences'],
): string {
  if (residenceIds === null) return words.every
  const names = residences.filter(({ id }) => residenceIds.includes(id)).map(({ name }) => name)
  return names.length > 0 && names.length <= 3
    ? new Intl.ListFormat('en-US').format(names)
    : words.of(residenceIds.length)
}
