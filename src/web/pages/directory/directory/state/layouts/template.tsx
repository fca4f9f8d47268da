import type { LayoutProps } from '../layout-props.ts'
import { StandardPage } from '../pieces/standard-page.tsx'

/** The shared template: a state whose directory is being built. */
export function Template(props: LayoutProps<'template'>) {
  return <StandardPage {...props} badges={[{ form: 'half', words: 'Implementation in Progress' }]} />
}
