import { StandardPage } from '../common/standard-page.tsx'
import type { LayoutProps } from '../layout-props.ts'

export function Tiles(props: LayoutProps<'tiles'>) {
  return <StandardPage {...props} badges={[]} />
}
