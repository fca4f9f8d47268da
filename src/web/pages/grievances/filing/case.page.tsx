import type { ComponentProps } from 'react'
import { type CaseWords, caseEn } from '#content/grievances/filing/case.en.ts'
import { caseEs } from '#content/grievances/filing/case.es.ts'
import { type FilingWords, filingEn } from '#content/grievances/filing/filing.en.ts'
import { filingEs } from '#content/grievances/filing/filing.es.ts'
import type { CaseFile, FilerCase } from '#contract/grievances/filing.ts'
import { buildCasePath, buildGrievancePath } from '#domain/language/language.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { actOnCase, type CaseAnswer, filesTaken, readCase } from './case-act.query.ts'
import { CaseForms } from './case-forms.tsx'

const texts = { en: { words: caseEn, kinds: filingEn.kinds }, es: { words: caseEs, kinds: filingEs.kinds } }

/** The key goes in the body of a form, so that no address, log or history of a browser has it. */
export default definePage<CaseAnswer>({
  load: readCase,
  statesOf: (data) => (data.kind === 'case' ? [data.found.state] : []),
  head: ({ visit: { language } }) => describePrivate(texts[language].words.head),
  act: actOnCase,
  takesFiles: filesTaken,
  show: ({ data, visit: { language, refused } }) => (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {data.kind === 'case' ? (
        <CaseView {...texts[language]} found={data.found} caseKey={data.key} answered={refused} />
      ) : (
        <AskForKey answered={refused} words={texts[language].words} />
      )}
    </div>
  ),
})

function AskForKey({ answered, words }: { answered: FormAnswer | null; words: CaseWords }) {
  const { language } = words
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Form action={buildCasePath(language)} anchor="sent" className="stack stack-fill gap-4">
        <InputField
          label={words.key}
          help={words.keyHelp}
          error={answered && describeTrouble(answered, words)}
          id="case-key"
          name="key"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answered?.values.key}
          {...(answered !== null && { 'data-focus-first': '' })}
        />
        <div className="row">
          <Button type="submit" variant="primary">
            {words.open}
          </Button>
        </div>
      </Form>
      <p className="small ink-2">
        {words.lost} <SiteLink to={buildGrievancePath(language)}>{words.file}</SiteLink>
      </p>
    </>
  )
}

function describeTrouble({ status, fields, values }: FormAnswer, words: CaseWords): string {
  if (status === 429) return words.tooMany
  if (status === 413) return fields.file === undefined ? words.tooLong : words.files.problems.too_large
  if (status >= 500) return words.failed
  return values.key?.trim() === '' ? words.noKey : words.noCase
}

type CaseViewProps = ComponentProps<typeof CaseForms> & { kinds: FilingWords['kinds'] }

function CaseView({ kinds, ...shown }: CaseViewProps) {
  const { found, answered, words } = shown
  const did = answered?.status === 200 ? describeDone(answered.values.did, words) : null
  const isRefused = answered !== null && answered.status !== 200
  return (
    <>
      <h1 tabIndex={-1} data-focus-first={did === null && !isRefused ? '' : undefined}>
        {words.of(found.number)}
      </h1>
      {did !== null && (
        <div tabIndex={-1} data-focus-first>
          <Notice tone="success" title={did} announced />
        </div>
      )}
      <p>
        {words.about(found.home, found.state)} {kinds[found.kind]}. {words.handledBy(found.handler)}{' '}
        {found.isEscalated && words.alliance}
      </p>
      <Standing found={found} words={words} />
      <Said {...shown} />
      <CaseForms {...shown} />
    </>
  )
}

function describeDone(did: string | undefined, words: CaseWords): string | null {
  if (did === 'say') return words.sent
  if (did === 'forget-contact') return words.forget.done
  return did === 'withdraw' || did === 'reopen' || did === 'escalate' ? words[did].done : null
}

type PartProps = { found: FilerCase; words: CaseWords }

function Standing({ found, words }: PartProps) {
  const { stage, outcome, referredTo, mayName } = found
  return (
    <TitledSection titleId="stands" title={words.stands} className="stack gap-2">
      <p>
        <b>{words.stages[stage]}.</b> {outcome !== null && words.outcomes[outcome]} {describeTurn(found, words)}
      </p>
      {referredTo !== '' && <p className="break">{words.referredTo(referredTo)}</p>}
      <p className="small ink-2">{mayName ? words.named : words.hidden}</p>
    </TitledSection>
  )
}

function describeTurn({ turn }: FilerCase, words: CaseWords): string {
  if (turn === null) return ''
  const day = words.day(turn.due)
  if (turn.whose === 'filer') return turn.isLate ? words.yoursLate(day) : words.yours(day)
  return turn.isLate ? words.late(day) : words.theirs(day)
}

function Said({ found: { entries }, caseKey, words }: PartProps & { caseKey: string }) {
  return (
    <TitledSection titleId="said" title={words.said} className="stack stack-fill gap-3">
      <ol className="ruled">
        {entries.map(({ id, change, at, words: said, file }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              <b>{words.changes[change]}</b>, {words.day(at)}
            </p>
            {said !== '' && <p className="as-typed">{said}</p>}
            {file && <EntryFile file={file} hidden={{ key: caseKey, file: id }} words={words.files} />}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

type EntryFileProps = { file: CaseFile; hidden: Readonly<Record<string, string>>; words: CaseWords['files'] }

/** The key goes in the body here too, so that no address of a file opens it. */
function EntryFile({ file: { name, size, state }, hidden, words }: EntryFileProps) {
  return (
    <Form action="/case/file" hidden={hidden} className="stack gap-1">
      <p>
        <b>{name}</b>, {words.size(size)}
      </p>
      {state === 'clean' ? (
        <p>
          <Button type="submit" icon="download" small>
            {words.open}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      ) : (
        <p className="small ink-2">{state === 'refused' ? words.refused : words.waits}</p>
      )}
    </Form>
  )
}
