import { inferAnswers } from '#domain/residence/implied-answers.ts'
import { ruleOfNeed } from '#domain/residence/listing/editing/form-sections.ts'
import { listingLimits } from '#domain/residence/listing/listing-fields.ts'
import { collectOtherAnswers } from '#domain/residence/listing/listing-gaps.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { useStaysOpen } from '#web/pages/residence/desk/form/editing/use-stays-open.ts'
import { useResidenceForm } from '#web/pages/residence/desk/form/residence-form.ts'
import { LongField, TextField, YesNoField } from '#web/pages/residence/desk/form/text-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

export function NeedsPart() {
  const { typed } = useResidenceForm()
  const implied = inferAnswers(collectOtherAnswers(typed))
  return (
    <div className="ruled">
      {needs.map((need) => (
        <div key={need} className="need-row">
          <NeedRow need={need} implied={implied[need]} />
        </div>
      ))}
    </div>
  )
}

function NeedRow({ need, implied }: { need: Need; implied: boolean | undefined }) {
  const { start, words } = useResidenceForm()
  const rule = ruleOfNeed[need]
  return (
    <YesNoField name={`need_${need}`}>
      {rule !== undefined && (
        <LongField name={`rule_${rule}`} label={words.edit.ruleOfNeed[rule]} rows={2} className="w-full mt-3" />
      )}
      {(rule === undefined || start[`note_${need}`] !== '') && <NeedNote need={need} />}
      {implied !== undefined && <Implied need={need} value={implied} />}
    </YesNoField>
  )
}

function NeedNote({ need }: { need: Need }) {
  const { start, words, errors } = useResidenceForm()
  const { edit } = words
  const { name } = words.needs[need]
  const note = `note_${need}` as const
  const isOpen = useStaysOpen(start[note] !== '' || errors[note] !== undefined)
  return (
    <details className="need-note" open={isOpen}>
      <summary className="tap small as-link">
        {edit.note}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <TextField
        name={note}
        label={<VisuallyHidden>{edit.noteOf(name)}</VisuallyHidden>}
        maxLength={listingLimits.note}
        help={edit.help.note}
      />
    </details>
  )
}

function Implied({ need, value }: { need: Need; value: boolean }) {
  const { typed, words, fill } = useResidenceForm()
  const { edit } = words
  const typedAnswer = typed[`need_${need}`]
  const answer = value ? 'yes' : 'no'
  if (typedAnswer !== '') return null
  return (
    <p className="row gap-2 tight small w-full">
      {edit.implied(need, value)}{' '}
      <Button small variant="text" className="needs-script" onClick={() => fill(`need_${need}`, answer)}>
        {edit.impliedTake(value)}
      </Button>
    </p>
  )
}
