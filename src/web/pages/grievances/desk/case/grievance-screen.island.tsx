import { handledCaseWords } from '#content/grievances/desk/case.ts'
import { handlingWords } from '#content/grievances/desk/handling.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { CaseLog } from './case-log.tsx'
import { AboutFiler, OperatorSide } from './case-sides.tsx'
import { CaseSteps } from './case-steps.tsx'

const words = handledCaseWords

export default function GrievanceScreen(given: DeskScreenProps<HandlerCase>) {
  return (
    <FramedScreen of={given} title={handlingWords.title} here="/affiliate/grievances" isFresh>
      {(of, { at }) => {
        const place = of.home === '' ? `${of.state}, ${handlingWords.nowhere}` : of.home
        return (
          <div className="grid gap-5">
            <DeskHead title={`${of.number}: ${place}`} lead={words.about(handlingWords.kinds[of.kind], of.handler)}>
              <SiteLink className="tap" to="/affiliate/grievances">
                {words.back}
              </SiteLink>
            </DeskHead>
            {of.isRetaliation && <Notice title={handlingWords.retaliation} icon="alert" />}
            <div className="cols">
              <div className="c-4 deskside stack stack-fill gap-6">
                <CaseSteps of={of} at={at} words={words} lists={handlingWords} />
                <AboutFiler of={of} words={words} />
              </div>
              <div className="c-8 stack stack-fill gap-6">
                <CaseLog entries={of.entries} words={words} />
                <OperatorSide of={of} words={words} />
              </div>
            </div>
          </div>
        )
      }}
    </FramedScreen>
  )
}
