import { useId } from 'react'
import type { DeskRole } from '#domain/people/desk-powers.ts'

export type RoleWords = Readonly<Record<DeskRole, { name: string; may: string }>>

export type RoleChoices = { words: RoleWords; choices: readonly DeskRole[] }

type RoleChoiceProps = { label: string; roles: RoleChoices; chosen: DeskRole; error?: string | undefined }

export function RoleChoice({ label, roles: { words, choices }, chosen, error }: RoleChoiceProps) {
  const id = useId()
  return (
    <fieldset className="role-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {choices.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
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
