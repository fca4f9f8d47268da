import { certifiedResidencesWords } from '#content/desk/affiliate-desk.ts'
import type { CertifiedResidencesAnswer } from '#contract/affiliates/certificates.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { CertifiedResidences } from './certified-residences.tsx'
import { readAsked } from './residences-asked.ts'
import './affiliate.css'

const { title } = certifiedResidencesWords

export default function OwnResidencesScreen(given: DeskScreenProps<CertifiedResidencesAnswer>) {
  return <DeskScreen of={given} show={Residences} />
}

function Residences({ answer, refused, query }: DeskShown<CertifiedResidencesAnswer>) {
  return (
    <DeskFrame answer={answer} title={title} here="/affiliate/homes">
      {(list) => (
        <CertifiedResidences
          list={list}
          refused={refused}
          asked={readAsked(query)}
          done={query.get('done')}
          title={title}
        />
      )}
    </DeskFrame>
  )
}
