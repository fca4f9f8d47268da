import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

export function Connecticut(props: LayoutProps<'connecticut'>) {
  return <StandardPage {...props} badges={[]} />
}
