import { useId } from 'react'
import type { ClaimsWords } from '#content/claims/claims.ts'
import type { OwnClaim } from '#contract/claims/claims.ts'
import { paperLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/claims/act-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { sendPapers } from './send-papers.query.ts'

type PapersProps = { claim: OwnClaim; words: ClaimsWords['papers'] }

export function Papers({ claim, words }: PapersProps) {
  const { id, papers } = claim
  return (
    <div className="stack stack-fill gap-3 mt-2">
      <p>
        <b>{words.title}</b>
      </p>
      {papers.length > 0 && (
        <ul className="grid gap-2 break">
          {papers.map((paper) => (
            <li key={paper.id} className="row between gap-2">
              <span>
                {paper.name} <span className="ink-2">({words.size(paper.size)})</span>
              </span>
              <ActForm act="paper-removal" id={id} hidden={{ paper: paper.id }} done={words.removed}>
                <SubmitButton small icon="close" label={words.remove} about={paper.name} />
              </ActForm>
            </li>
          ))}
        </ul>
      )}
      {papers.length < paperLimits.files && <AddPapers claim={claim} words={words} />}
      <p className="small ink-2">{claim.shownAt === null ? words.notSent : words.sent}</p>
    </div>
  )
}

function AddPapers({ claim: { id, residence, papers }, words }: PapersProps) {
  const field = useId()
  return (
    <ActForm
      act="papers"
      id={id}
      done={words.added}
      encType="multipart/form-data"
      send={sendPapers}
      className="stack gap-3"
    >
      {({ errors }) => (
        <>
          <div className="field">
            <label htmlFor={field}>{words.choose}</label>
            <input
              key={papers.length}
              id={field}
              className="photo-files tap w-full"
              type="file"
              name="paper"
              multiple
              accept="application/pdf,image/jpeg,image/png"
              aria-invalid={errors.paper === undefined ? undefined : true}
              aria-describedby={`${field}-help`}
            />
            <p className="help" id={`${field}-help`}>
              {errors.paper === undefined ? (
                words.help
              ) : (
                <span className="error">
                  <Icon name="alert" />
                  <span>{errors.paper}</span>
                </span>
              )}
            </p>
          </div>
          <SubmitButton icon="upload" label={words.add} pending={words.adding} about={residence.name} />
        </>
      )}
    </ActForm>
  )
}
