import type { ResidenceWords } from '#content/residence/residence.en.ts'
import { Island } from '#web/plumbing/island.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import AskForm from './ask/ask-form.island.tsx'
import FixForm from './ask/fix-form.island.tsx'
import { pickAskWords, pickFixWords } from './ask/form-words.ts'
import { ResidenceDrawing } from './porch/residence-drawing.tsx'
import './porch/porch.css'

const anyResidence = { slug: '', totalBeds: 8, yes: [], availableBeds: 0, availabilityAge: 'fresh' } as const

export function LostResidence({ words, searchPath }: { words: ResidenceWords['lost']; searchPath: string }) {
  return (
    <div className="porch night mb-7">
      <div className="wrap grid gap-7 tight">
        <div className="porch-words stack gap-3 pad-y-6 break">
          <p className="small ink-2">{words.code}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="porch-ways row mt-4">
            <ButtonLink to={searchPath} variant="primary" icon="search" className="porch-call btn-lg">
              {words.search}
            </ButtonLink>
          </div>
          <p className="small ink-2 mt-3 no-print">{keepNumbersWhole(words.helpline)}</p>
        </div>
        <ResidenceDrawing residence={anyResidence} />
      </div>
    </div>
  )
}

type FailedResidenceProps = {
  words: ResidenceWords
  searchPath: string
  action: string
  answered: FormAnswer | null
  textsGoOut: boolean
}

export function FailedResidence({ words, searchPath, action, answered, textsGoOut }: FailedResidenceProps) {
  const { failed, lost } = words
  const form = { action, answered }
  return (
    <section className="wrap section stack gap-5" aria-labelledby="failed">
      <h1 id="failed">{failed.title}</h1>
      <p className="lead">{failed.text}</p>
      {answered?.values.kind === 'correction' && (
        <Island of={FixForm} hydrate="idle" props={{ ...form, words: pickFixWords(words, false) }} />
      )}
      {answered && answered.values.kind !== 'correction' && (
        <Island
          of={AskForm}
          hydrate="idle"
          props={{ ...form, textsGoOut, words: pickAskWords(words, textsGoOut), phone: null, list: 'unknown' }}
        />
      )}
      {!answered && (
        <div className="row">
          <ButtonLink to={action} variant="primary" icon="undo">
            {failed.again}
          </ButtonLink>
          <ButtonLink to={searchPath} variant="line" icon="search">
            {lost.search}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
