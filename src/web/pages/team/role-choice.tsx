import { useId } from 'react'
import { type DeskRole, deskRoles } from '#domain/desk-powers.ts'

export type RoleWords = Readonly<Record<DeskRole, { name: string; may: string }>>

type RoleChoiceProps = { label: string; words: RoleWords; chosen: DeskRole; error?: string | undefined }

/** The three roles, each with what it may do in one line. */
export function RoleChoice({ label, words, chosen, error }: RoleChoiceProps) {
  const id = useId()
  return (
    <fieldset className="role-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {deskRoles.map((role) => (
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
