import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { platform } from '#content/platform.ts'
import { textsFromAddress } from '#domain/roi-numbers.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Route } from './+types/platform.page'
import { MovingIn } from './moving-in.tsx'
import { Opening } from './opening.tsx'
import { Calculator } from './roi/calculator.tsx'
import { RoiClaims } from './roi/roi-claims.tsx'
import { Specimens } from './specimens/specimens.tsx'
import './platform.css'
import './roi/roi.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...platform.head, path: '/platform', crumb: 'Behave Platform' }, matches)
}

export default function Platform() {
  const [search] = useSearchParams()
  // The prerendered page has no query; a page asked with one is rendered with its numbers in it.
  const asked = useMemo(() => textsFromAddress(search), [search])
  const { closing } = platform
  return (
    <>
      <Opening title={platform.head.title} text={platform.opening} />
      <Specimens text={platform} />
      <RoiClaims text={platform.roi} />
      <Calculator text={platform.calculator} asked={asked} />
      <MovingIn moving={platform.moving} data={platform.data} />
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink look="primary" to="/getting-started">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/contact">{closing.contact}</ButtonLink>
      </ClosingBand>
    </>
  )
}
