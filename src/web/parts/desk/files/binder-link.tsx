import type { EvidenceFileWords } from '#content/certification/evidence.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'

type BinderProps = { application: Pick<ApplicationAnswer, 'line'>; words: EvidenceFileWords }

export function BinderLink({ application: { line }, words }: BinderProps) {
  return (
    <p>
      <a className="tap" href={`/api/applications/${line.id}/binder.pdf`} download>
        {words.binder}
      </a>{' '}
      <span className="small ink-2">{words.binderHelp}</span>
    </p>
  )
}
