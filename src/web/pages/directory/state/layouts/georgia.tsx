import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

export function Georgia(props: LayoutProps<'georgia'>) {
  return <StandardPage {...props} badges={[]} />
}
