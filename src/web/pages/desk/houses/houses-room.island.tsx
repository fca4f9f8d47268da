import { houseWords } from '#content/desk/residence-desk.ts'
import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { findingOf } from './list/found-houses.ts'
import { HouseList } from './list/house-list.tsx'
import './houses.css'

export default function HousesRoom(given: DeskRoomProps<DeskResidenceList>) {
  return <DeskRoom of={given} show={Houses} />
}

function Houses({ answer, refused, user, query }: DeskShown<DeskResidenceList>) {
  return (
    <DeskFrame answer={answer} title={houseWords.list.title} here="/workspace/residences">
      {(list) => (
        <HouseList
          list={list}
          finding={findingOf(query)}
          answered={refused}
          done={query.get('done')}
          hasLists={user !== null && mayAtDesk(user, 'messages')}
          words={houseWords}
        />
      )}
    </DeskFrame>
  )
}
