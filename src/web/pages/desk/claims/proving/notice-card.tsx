import type { ClaimNotice } from '#contract/affiliates/claims.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/desk/claims/act-form.tsx'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Card } from '#web/ui/text/card.tsx'

const words = claimsWords.notices

export function NoticeCard({ notice }: { notice: ClaimNotice }) {
  const { id, residence, claimant, toldAt, objection, end, undoneAt } = notice
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={`claim-${id}`}>
      <h3 id={`claim-${id}`} className="t-name" tabIndex={-1}>
        {words.claims(claimant, residence.name)}
      </h3>
      <p className="ink-2">
        {residence.city}, {residence.state} · {words.since} <Moment at={toldAt} />
      </p>
      {objection && (
        <div>
          <p>
            <b>{words.objected}</b>, <Moment at={objection.at} />, {objection.by}
          </p>
          <blockquote className="quoted barred as-typed mt-2 measure">{objection.words}</blockquote>
        </div>
      )}
      {end ? (
        <p>
          <b>{words.ends[end.as]}</b>, <Moment at={end.at} />
        </p>
      ) : objection ? (
        <p>{words.wait}</p>
      ) : (
        <ObjectionForm id={id} />
      )}
      {undoneAt && (
        <p>
          <b>{words.back}</b>, <Moment at={undoneAt} />
        </p>
      )}
    </Card>
  )
}

function ObjectionForm({ id }: { id: string }) {
  return (
    <ActForm act="objection" id={id} done={words.done} className="desk-form stack stack-fill gap-3">
      <p>{words.text}</p>
      <TextareaField name="objection" label={words.label} help={words.help} maxLength={claimLimits.objection} />
      <SubmitButton variant="primary" label={words.submit} pending={words.pending} />
    </ActForm>
  )
}
