import type { LayoutProps } from '../layout-props.ts'
import { StandardPage } from '../pieces/standard-page.tsx'

export function Template(props: LayoutProps<'template'>) {
  return <StandardPage {...props} badges={[{ form: 'half', words: 'Implementation in Progress' }]} />
}
