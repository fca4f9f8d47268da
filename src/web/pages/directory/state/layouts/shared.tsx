import { FeaturesSection } from '../common/features-section.tsx'
import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

/** Texas and Alabama: claimed, so the page also says which parts of the directory run. */
export function Shared(props: LayoutProps<'shared'>) {
  return (
    <StandardPage {...props} badges={[{ form: 'filled', words: 'Claimed & Active' }]}>
      <FeaturesSection features={props.record.features} />
    </StandardPage>
  )
}
