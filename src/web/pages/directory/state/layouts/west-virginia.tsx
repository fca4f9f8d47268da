import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

export function WestVirginia(props: LayoutProps<'west-virginia'>) {
  return <StandardPage {...props} badges={[]} />
}
