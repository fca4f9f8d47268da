import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

export function California(props: LayoutProps<'california'>) {
  return <StandardPage {...props} badges={[]} />
}
