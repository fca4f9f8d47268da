import { affiliatesWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { AffiliatesAnswer } from '#contract/affiliates/affiliates.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { AffiliatesView } from './affiliates/affiliates-view.tsx'
import { StaffScreen } from './staff-screen.tsx'

const words = affiliatesWords

export default function AffiliatesScreen(given: DeskScreenProps<AffiliatesAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/affiliates">
      {({ affiliates, mayChange }, { query }) => (
        <AffiliatesView
          affiliates={affiliates}
          mayChange={mayChange}
          words={words}
          records={directoryRecords}
          done={query.get('done')}
          about={query.get('id')}
        />
      )}
    </StaffScreen>
  )
}
