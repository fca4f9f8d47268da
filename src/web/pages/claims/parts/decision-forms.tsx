import type { ComponentProps, ReactNode } from 'react'
import type { ClaimsWords } from '#content/claims/claims.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/claims/act-form.tsx'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type DecisionFormProps = Pick<ComponentProps<typeof ActForm>, 'act' | 'id' | 'done' | 'next'> & {
  about: string
  words: Record<'reason' | 'help' | 'approve' | 'refuse' | 'pending', string>
  children?: ReactNode
}

export function DecisionForm({ about, words, children, ...form }: DecisionFormProps) {
  return (
    <ActForm {...form} className="desk-form stack stack-fill gap-3">
      <ReasonField label={words.reason} help={words.help} />
      {children}
      <div className="acts row gap-2">
        <SubmitButton
          name="decision"
          value="approve"
          variant="primary"
          icon="check"
          label={words.approve}
          pending={words.pending}
          about={about}
        />
        <SubmitButton name="decision" value="refuse" icon="close" label={words.refuse} about={about} />
      </div>
    </ActForm>
  )
}

type UndoFormProps = {
  act: 'undo' | 'check-undo'
  id: string
  about: string
  until: string
  words: Readonly<
    Record<'undo' | 'undoText' | 'undoReason' | 'undoHelp' | 'undoSubmit' | 'undoDone' | 'pending', string>
  >
  children?: ReactNode
}

export function UndoForm({ act, id, about, until, words, children }: UndoFormProps) {
  return (
    <FormFold summary={words.undo} held={{ act, id }}>
      <ActForm act={act} id={id} done={words.undoDone} className="desk-form stack stack-fill gap-3">
        <p>
          {words.undoText} <Moment at={until} />.
        </p>
        <ReasonField label={words.undoReason} help={words.undoHelp} />
        {children}
        <SubmitButton variant="danger" icon="undo" label={words.undoSubmit} pending={words.pending} about={about} />
      </ActForm>
    </FormFold>
  )
}

function ReasonField({ label, help }: { label: string; help: string }) {
  return <TextareaField name="reason" label={label} help={help} rows={3} maxLength={claimLimits.reason} />
}

export function NoteField({ words: { note, noteHelp } }: { words: ClaimsWords['decide'] }) {
  return <TextareaField name="note" label={note} help={noteHelp} isOptional rows={2} maxLength={claimLimits.reason} />
}
