import { platform } from '#content/site/platform.ts'
import { readAddressTexts } from '#domain/figures/roi/roi-numbers.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { MovingIn } from './moving-in.tsx'
import { Opening } from './opening.tsx'
import { Calculator } from './roi/calculator.tsx'
import { RoiClaims } from './roi/roi-claims.tsx'
import { Specimens } from './specimens/specimens.tsx'
import './roi/roi.css'

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...platform.head, path: '/platform', crumb: 'Behave Platform' }, visit.site),
  show: Platform,
})

function Platform({ visit }: PageProps<undefined>) {
  const { closing } = platform
  return (
    <>
      <Opening title={platform.head.title} text={platform.opening} />
      <Specimens text={platform} />
      <RoiClaims text={platform.roi} />
      <Calculator text={platform.calculator} asked={readAddressTexts(visit.query)} />
      <MovingIn moving={platform.moving} data={platform.data} />
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink variant="primary" to="/getting-started">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/contact">{closing.contact}</ButtonLink>
      </ClosingBand>
    </>
  )
}
