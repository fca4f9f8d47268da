import type { ReactNode } from 'react'
import type { StateBedsWords } from '#content/states/directory/state-beds.ts'
import type { StateBeds } from '#contract/states/directory.ts'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { describeStateBeds } from '#domain/states/state-count.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Light } from '#web/ui/marks/light.tsx'
import './live-beds.css'

type KnownProps = { words: StateBedsWords; beds: StateBeds; code: string }

type LiveBedsProps = Omit<KnownProps, 'beds'> & { beds: StateBeds | null; isSample: boolean; children?: ReactNode }

export function LiveBeds({ words, beds, code, isSample, children }: LiveBedsProps) {
  return (
    <div className="live-beds grid gap-2">
      {beds?.totalListings !== 0 && <SourceNote>{isSample ? <b>{words.sampleCounted}</b> : words.counted}</SourceNote>}
      <div className="live-beds-band grid" role="status">
        {beds ? (
          <Known words={words} beds={beds} code={code} />
        ) : (
          <Band>
            <p>{words.failed}</p>
            <Button small icon="undo" className="needs-script" data-ask-again="">
              {words.again}
            </Button>
          </Band>
        )}
      </div>
      {children}
      {isSample && <SampleNote>{words.sample}</SampleNote>}
    </div>
  )
}

function Band({ isLit = false, children }: { isLit?: boolean; children: ReactNode }) {
  return <div className={joinClassNames('row gap-4 pad-5', isLit ? 'open-beds' : 'box')}>{children}</div>
}

function Known({ words, beds, code }: KnownProps) {
  const { totalListings, totalBeds, saidBeds, availableBeds, bedsToConfirm, saidAt, measuredAt } = beds
  // The text in place of the cards says so.
  if (totalListings === 0) return null
  const reportedAt = saidAt === null ? null : new Date(saidAt)
  const now = new Date(measuredAt)
  const grade = gradeBedAge(reportedAt, now)
  const onPaper = reportedAt && words.newest(words.said(formatLocalMoment(reportedAt, code, 'en')))
  if (grade === 'withdrawn') {
    return (
      <Band>
        <Light open={0} total={totalBeds} age="withdrawn" />
        <p>
          <b>{words.call}</b>
          {words.inHomes(totalListings)}
        </p>
        <p className="small">{words.listed(totalListings)}</p>
        <AgeMark
          age={{ grade, words: describeBedAge(reportedAt, now, code) }}
          saidAt={saidAt}
          state={code}
          onPaper={onPaper}
        />
      </Band>
    )
  }
  const open = availableBeds - bedsToConfirm
  const counted = describeStateBeds(beds)
  return (
    <Band isLit={open > 0}>
      <Light open={open} total={saidBeds} large isShare age={grade} />
      <p>
        <b>{counted.open}</b>
        {counted.rest}
      </p>
      <p className="small">{words.listed(totalListings)}</p>
      <AgeMark
        age={{ grade, words: words.newest(describeBedAge(reportedAt, now, code)) }}
        saidAt={saidAt}
        state={code}
        onPaper={onPaper}
      />
    </Band>
  )
}
