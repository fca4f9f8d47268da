import type { ComponentProps } from 'react'
import { BedsScene } from './beds-scene.tsx'
import { Analytics } from './charts/analytics.tsx'
import { Funding } from './charts/funding.tsx'
import { Integrations } from './integrations.tsx'
import { Outcomes } from './outcomes.tsx'
import './specimens.css'

type SpecimensProps = {
  text: {
    features: ComponentProps<typeof BedsScene>['text']
    outcomes: ComponentProps<typeof Outcomes>['text']
    funding: ComponentProps<typeof Funding>['text']
    analytics: ComponentProps<typeof Analytics>['text']
    integrations: ComponentProps<typeof Integrations>['text']
  }
}

export function Specimens({ text }: SpecimensProps) {
  return (
    <section id="platform" aria-labelledby="platform-title">
      <BedsScene text={text.features} />
      <Outcomes text={text.outcomes} />
      <Funding text={text.funding} />
      <Analytics text={text.analytics} />
      <Integrations text={text.integrations} residence={text.features.residence} />
    </section>
  )
}
