import { useId } from 'react'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { roleWords } from '#domain/people/role-words.ts'

export type RoleChoices = { words: typeof roleWords; choices: readonly DeskRole[] }

type RoleChoiceProps = { label: string; roles: RoleChoices; chosen: DeskRole; error?: string | undefined }

export function RoleChoice({ label, roles: { words, choices }, chosen, error }: RoleChoiceProps) {
  const id = useId()
  return (
    <fieldset className="stack stack-fill gap-2 w-full" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1">{label}</legend>
      {choices.map((role) => (
        <label key={role} className="choice marked gap-3 align-start pad-3">
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span className="stack gap-0">
            <b>{words[role].name}</b>
            <span className="small ink-2">{words[role].may}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
