import { affiliatesWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { AffiliatesAnswer } from '#contract/affiliates/affiliates.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { AffiliatesView } from './affiliates/affiliates-view.tsx'
import { StaffFrame } from './staff-frame.tsx'

const words = affiliatesWords

export default function AffiliatesScreen(given: DeskScreenProps<AffiliatesAnswer>) {
  return <DeskScreen of={given} show={Affiliates} />
}

function Affiliates({ answer, refused, query }: DeskShown<AffiliatesAnswer>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/affiliates">
      {({ affiliates, mayChange }) => (
        <AffiliatesView
          affiliates={affiliates}
          mayChange={mayChange}
          refused={refused}
          words={words}
          records={directoryRecords}
          done={query.get('done')}
          about={query.get('id')}
        />
      )}
    </StaffFrame>
  )
}
