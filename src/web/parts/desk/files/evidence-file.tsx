import type { ReactNode } from 'react'
import type { EvidenceFileWords } from '#content/certification/evidence.ts'
import type { ShownEvidence } from '#contract/certification/evidence.ts'
import { computeSoonDay } from '#domain/certification/evidence/evidence.ts'
import { toDayIn } from '#domain/language/local-moment.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type EvidenceProps = { file: ShownEvidence; words: EvidenceFileWords; today: string; children?: ReactNode }

export function EvidenceFile({ file, words, today, children }: EvidenceProps) {
  const { title, name, size, state, endsOn, addedAt, addedBy } = file
  const { timeZone } = useDeskPageState()
  return (
    <div className="stack stack-fill gap-1 break">
      <p>
        {state === 'clean' ? <OpenLink file={file} words={words} /> : <b>{title || name}</b>}{' '}
        <span className="small ink-2">
          {title !== '' && `${name}, `}
          {words.size(size)}
        </span>{' '}
        {state === 'clean' && (
          <a className="tap small" href={`/evidence/${file.id}`} download>
            {words.download}
            <VisuallyHidden> {title || name}</VisuallyHidden>
          </a>
        )}
      </p>
      <FileStateLine file={file} words={words} />
      <p className="small ink-2">
        {endsOn !== null && <LastDay endsOn={endsOn} words={words} today={today} />}{' '}
        {words.added(addedBy, toDayIn(timeZone, addedAt))}
      </p>
      {children}
    </div>
  )
}

function LastDay({ endsOn, words, today }: Pick<EvidenceProps, 'words' | 'today'> & { endsOn: string }) {
  if (endsOn < today) return <b>{words.ended(endsOn)}</b>
  return endsOn <= computeSoonDay(today) ? <b>{words.endsSoon(endsOn)}</b> : words.ends(endsOn)
}

function OpenLink({ file: { id, title, name }, words }: Pick<EvidenceProps, 'file' | 'words'>) {
  return (
    <SiteLink className="tap" to={`/evidence/${id}`} newTab>
      <VisuallyHidden>{words.open} </VisuallyHidden>
      {title || name}
    </SiteLink>
  )
}

type StateProps = { file: Pick<ShownEvidence, 'state' | 'refusal'>; words: EvidenceFileWords }

export function FileStateLine({ file: { state, refusal }, words }: StateProps) {
  if (state === 'clean') return null
  if (refusal === null) return <p className="small">{state === 'held' ? words.held : words.checking}</p>
  return (
    <p className="small row gap-2">
      <Icon name="alert" />
      <span>
        <b>{words.refused}</b> {refusal}
      </span>
    </p>
  )
}
