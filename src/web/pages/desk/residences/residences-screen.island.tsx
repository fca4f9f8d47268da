import { residenceWords } from '#content/desk/residences/residence-desk.ts'
import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readFinding } from './list/found-residences.ts'
import { ResidenceList } from './list/residence-list.tsx'

export default function OwnResidencesScreen(given: DeskScreenProps<DeskResidenceList>) {
  return <DeskScreen of={given} show={Residences} />
}

function Residences({ answer, refused, user, query }: DeskShown<DeskResidenceList>) {
  return (
    <DeskFrame answer={answer} title={residenceWords.list.title} here="/workspace/residences">
      {(list) => (
        <ResidenceList
          list={list}
          finding={readFinding(query)}
          answered={refused}
          done={query.get('done')}
          hasLists={user !== null && mayAtDesk(user, 'messages')}
          words={residenceWords}
        />
      )}
    </DeskFrame>
  )
}
