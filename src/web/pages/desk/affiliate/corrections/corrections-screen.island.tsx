import { correctionsWords as words } from '#content/desk/staff/corrections.ts'
import { correctionChoices } from '#contract/affiliates/correction-choices.ts'
import type { CorrectionsPage } from '#contract/affiliates/corrections.ts'
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
      {({ affiliate, rows, next, counts }, { at, refused, query }) => {
        const show = readCorrectionChoice(query)
        return (
          <>
            <Breadcrumbs trail={[{ words: words.desk, to: '/affiliate' }]} here={words.title} />
            <DoneNotice words={words.done} />
            {refused !== null && !rows.some(({ id }) => id === refused.values.id) && (
              <DeskTrouble title={words.settle.didNotWork} message={refused.message} />
            )}
            <QueueList
              title={words.title}
              lead={words.lead(affiliate)}
              counts={{
                label: words.counts.label,
                each: (['open', 'late', 'settled'] as const).map((key) => ({
                  words: words.counts[key],
                  count: counts[key],
                  isLate: key === 'late',
                })),
              }}
              choices={{ label: words.chips, each: correctionChoices, words: words.choices, chosen: show }}
              toAddress={buildCorrectionsAddress}
              order={words.order[show]}
              empty={words.empty[show]}
              rows={rows}
              next={next}
              cursor={query.get('cursor')}
              show={(correction) => <CorrectionRow correction={correction} at={at} words={words} />}
            />
            <p className="small ink-2 measure mt-4">{words.hidden}</p>
          </>
        )
      }}
    </FramedScreen>
  )
}
