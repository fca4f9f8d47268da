import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

/** Texas and Alabama: the template's parts, claimed and running. */
export function Shared(props: LayoutProps<'shared'>) {
  return <StandardPage {...props} badges={[{ form: 'filled', words: 'Claimed & Active' }]} />
}
