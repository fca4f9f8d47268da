import type { LayoutProps } from '../layout-props.ts'
import { StandardPage } from '../pieces/standard-page.tsx'

export function Claimed(props: LayoutProps<'shared'>) {
  return <StandardPage {...props} badges={[{ form: 'filled', words: 'Claimed & Active' }]} />
}
