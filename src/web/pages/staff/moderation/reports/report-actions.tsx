import type { ReportsWords } from '#content/staff/moderation.ts'
import type { ReportDetail } from '#contract/residence/moderation/reports.ts'
import { reportLimits } from '#domain/residence/listing/page-report.ts'
import { HideForm } from '#web/pages/staff/moderation/listings/hide-form.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ReportActionsProps = { report: ReportDetail; me: string; words: ReportsWords }

export function ReportActions({ report, me, words }: ReportActionsProps) {
  const { takenBy, decided, settled, sharedWithAffiliate, mayDecide } = report
  return (
    <Part id="handling" title={words.handling}>
      <p role="status">
        {decided !== null ? (
          <>
            {words.decided(words.decisions[decided.as], decided.by)}, <Moment at={decided.at} />
          </>
        ) : takenBy === null ? (
          words.nobody
        ) : takenBy.id === me ? (
          words.takenByYou
        ) : (
          words.takenBy(takenBy.name)
        )}
      </p>
      {settled !== null ? (
        <p className="small break">
          {words.decided(words.settlements[settled.as], settled.by)}, <Moment at={settled.at} />
          {settled.words !== '' && `: ${settled.words}`}
        </p>
      ) : (
        <p className="small">{sharedWithAffiliate === null ? words.alone : words.shared(sharedWithAffiliate)}</p>
      )}
      {decided !== null && decided.words !== '' && <p className="small as-typed break">{decided.words}</p>}
      {decided === null && mayDecide && <Open report={report} me={me} words={words} />}
    </Part>
  )
}

function Open({ report, words }: ReportActionsProps) {
  const refused = useRefused()
  const { takenBy, kind, listing, affiliate, email, sharedWithAffiliate } = report
  const { didNotWork, hide, noAction, passOn } = words
  const isOpen = (act: string) => refused?.values.act === act
  return (
    <>
      <ActButton
        act={takenBy === null ? 'take' : 'give_back'}
        said={takenBy === null ? words.taken : words.givenBack}
        didNotWork={didNotWork}
        className="stack gap-2 stack-fill"
        variant={takenBy === null ? 'primary' : 'text'}
        icon={takenBy === null ? 'people' : undefined}
        label={takenBy === null ? words.take : words.giveBack}
      />
      <div className="folds">
        <Disclosure summary={hide.title} {...(isOpen('hidden') && { open: true })}>
          {listing.isHidden ? (
            <p className="small">{words.isHidden}</p>
          ) : (
            <HideForm
              act="hidden"
              said={words.didHide(listing.hasLeader, email !== '')}
              didNotWork={didNotWork}
              suggested={kind}
              words={hide}
            />
          )}
        </Disclosure>
        <Disclosure summary={noAction.title} {...(isOpen('no_action') && { open: true })}>
          <DecideForm
            act="no_action"
            lead={email === '' ? noAction.leadOfNobody : noAction.lead}
            words={{ ...noAction, didNotWork }}
          />
        </Disclosure>
        <Disclosure summary={passOn.title} {...(isOpen('passed_on') && { open: true })}>
          {affiliate === null ? (
            <p className="small">{passOn.none}</p>
          ) : sharedWithAffiliate !== null ? (
            <p className="small">{passOn.shared(sharedWithAffiliate)}</p>
          ) : (
            <DecideForm act="passed_on" lead={passOn.lead(affiliate)} words={{ ...passOn, didNotWork }} />
          )}
        </Disclosure>
      </div>
    </>
  )
}

type DecideFormProps = {
  act: 'no_action' | 'passed_on'
  lead: string
  words: { words: string; submit: string; said: string; didNotWork: string }
}

function DecideForm({ words, ...form }: DecideFormProps) {
  return (
    <WordsForm
      {...form}
      focusAfter="page-title"
      label={words.words}
      limit={reportLimits.decided}
      rows={2}
      isOptional
      isBeside
      words={words}
    />
  )
}
