import { certifiedHomesWords } from '#content/desk/affiliate-desk.ts'
import type { CertifiedHomesAnswer } from '#contract/affiliates/certificates.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { CertifiedHomes } from './certified-homes.tsx'
import { askedOf } from './homes-asked.ts'
import './affiliate.css'

const { title } = certifiedHomesWords

export default function HomesRoom(given: DeskRoomProps<CertifiedHomesAnswer>) {
  return <DeskRoom of={given} show={Homes} />
}

function Homes({ answer, refused, query }: DeskShown<CertifiedHomesAnswer>) {
  return (
    <DeskFrame answer={answer} title={title} here="/affiliate/homes">
      {(list) => (
        <CertifiedHomes list={list} refused={refused} asked={askedOf(query)} done={query.get('done')} title={title} />
      )}
    </DeskFrame>
  )
}
