import type { ClaimsWords } from '#content/claims/claims.ts'
import type { ClaimNotice } from '#contract/claims/claims.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/claims/act-form.tsx'
import { ClaimCard } from '#web/pages/claims/parts/cards.tsx'
import { Quoted } from '#web/pages/claims/parts/said.tsx'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type NoticeCardProps = { notice: ClaimNotice; words: ClaimsWords['notices'] }

export function NoticeCard({ notice, words }: NoticeCardProps) {
  const { id, residence, claimant, toldAt, objection, end, undoneAt } = notice
  return (
    <ClaimCard
      place={`claim-${id}`}
      title={words.claims(claimant, residence.name)}
      about={
        <>
          {residence.city}, {residence.state} · {words.since} <Moment at={toldAt} />
        </>
      }
    >
      {objection && (
        <div>
          <p>
            <b>{words.objected}</b>, <Moment at={objection.at} />, {objection.by}
          </p>
          <Quoted said={objection.words} />
        </div>
      )}
      {end ? (
        <p>
          <b>{words.ends[end.as]}</b>, <Moment at={end.at} />
        </p>
      ) : objection ? (
        <p>{words.wait}</p>
      ) : (
        <ObjectionForm id={id} words={words} />
      )}
      {undoneAt && (
        <p>
          <b>{words.back}</b>, <Moment at={undoneAt} />
        </p>
      )}
    </ClaimCard>
  )
}

function ObjectionForm({ id, words }: Pick<NoticeCardProps, 'words'> & { id: string }) {
  return (
    <ActForm act="objection" id={id} done={words.done} className="desk-form stack stack-fill gap-3">
      <p>{words.text}</p>
      <TextareaField name="objection" label={words.label} help={words.help} maxLength={claimLimits.objection} />
      <SubmitButton variant="primary" label={words.submit} pending={words.pending} />
    </ActForm>
  )
}
