import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { readFinding } from './list/found-residences.ts'
import { ResidenceList } from './list/residence-list.tsx'

export default function OwnResidencesScreen(given: DeskScreenProps<DeskResidenceList>) {
  return (
    <FramedScreen of={given} title={residenceWords.list.title} here="/workspace/residences">
      {(list, { refused, user, query }) => (
        <ResidenceList
          list={list}
          finding={readFinding(query)}
          answered={refused}
          done={query.get('done')}
          hasLists={user !== null && mayAtDesk(user, 'messages')}
          words={residenceWords}
        />
      )}
    </FramedScreen>
  )
}
