import { correctionsWords as words } from '#content/staff/corrections.ts'
import { correctionChoices } from '#contract/residence/moderation/correction-choices.ts'
import type { CorrectionsPage } from '#contract/residence/moderation/corrections.ts'
import { DoneNotice } from '#web/parts/desk/form/done-notice.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { QueueList } from '#web/parts/desk/lists/queue-list.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { CorrectionRow } from './correction-row.tsx'
import { buildCorrectionsAddress, correctionsHere, readCorrectionChoice } from './corrections-address.ts'

export default function CorrectionsScreen(given: DeskScreenProps<CorrectionsPage>) {
  return (
    <FramedScreen of={given} title={words.title} here="/affiliate" again={correctionsHere} isFresh>
      {(page, { at, refused, query }) => (
        <>
          <Breadcrumbs trail={[{ words: words.desk, to: '/affiliate' }]} here={words.title} />
          <DoneNotice words={words.done} />
          {refused !== null && !page.rows.some(({ id }) => id === refused.values.id) && (
            <DeskTrouble title={words.settle.didNotWork} message={refused.message} />
          )}
          <QueueList
            words={words}
            lead={words.lead(page.affiliate)}
            page={page}
            counted={['open', 'late', 'settled']}
            choices={correctionChoices}
            chosen={readCorrectionChoice(query)}
            cursor={query.get('cursor')}
            toAddress={buildCorrectionsAddress}
            show={(correction) => <CorrectionRow correction={correction} at={at} words={words} />}
          />
          <p className="small ink-2 measure mt-4">{words.hidden}</p>
        </>
      )}
    </FramedScreen>
  )
}
