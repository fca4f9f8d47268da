import type { ReactNode } from 'react'
import type { StateBeds } from '#contract/states/directory.ts'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { describeStateBeds } from '#domain/states/state-count.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Light } from '#web/ui/marks/light.tsx'
import './live-beds.css'

type LiveBedsProps = { beds: StateBeds | null; code: string; isSample: boolean; children?: ReactNode }

export function LiveBeds({ beds, code, isSample, children }: LiveBedsProps) {
  return (
    <div className="live-beds grid gap-2">
      {beds?.totalListings !== 0 && (
        <SourceNote>{isSample ? <b>Sample homes, counted here</b> : 'counted here'}</SourceNote>
      )}
      <div className="live-beds-band grid" role="status">
        {beds ? (
          <Known beds={beds} code={code} />
        ) : (
          <Band>
            <p>We could not ask for the open beds just now. Call to ask.</p>
            <Button small icon="undo" className="needs-script" data-ask-again="">
              Try again
            </Button>
          </Band>
        )}
      </div>
      {children}
      {isSample && <SampleNote>These houses are made up. Do not call them.</SampleNote>}
    </div>
  )
}

function Band({ isLit = false, children }: { isLit?: boolean; children: ReactNode }) {
  return <div className={joinClassNames('row gap-4 pad-5', isLit ? 'open-beds' : 'box')}>{children}</div>
}

function Known({ beds, code }: { beds: StateBeds; code: string }) {
  const { totalListings, totalBeds, saidBeds, availableBeds, bedsToConfirm, saidAt, measuredAt } = beds
  // The text in place of the cards says so.
  if (totalListings === 0) return null
  const reportedAt = saidAt === null ? null : new Date(saidAt)
  const now = new Date(measuredAt)
  const grade = gradeBedAge(reportedAt, now)
  const onPaper = reportedAt && describeNewest(`Said ${formatLocalMoment(reportedAt, code, 'en')}`)
  if (grade === 'withdrawn') {
    return (
      <Band>
        <Light open={0} total={totalBeds} age="withdrawn" />
        <p>
          <b>Call to ask</b> in {formatCount(totalListings, 'home')}
        </p>
        <Listed count={totalListings} />
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
  const words = describeStateBeds(beds)
  return (
    <Band isLit={open > 0}>
      <Light open={open} total={saidBeds} large isShare age={grade} />
      <p>
        <b>{words.open}</b>
        {words.rest}
      </p>
      <Listed count={totalListings} />
      <AgeMark
        age={{ grade, words: describeNewest(describeBedAge(reportedAt, now, code)) }}
        saidAt={saidAt}
        state={code}
        onPaper={onPaper}
      />
    </Band>
  )
}

function Listed({ count: residences }: { count: number }) {
  return <p className="small">{formatCount(residences, 'home')} listed on this site.</p>
}

function describeNewest(words: string): string {
  return `Newest number: ${uncapitalize(words)}`
}
