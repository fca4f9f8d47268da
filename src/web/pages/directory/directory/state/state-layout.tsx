import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from './layout-props.ts'
import { California } from './layouts/california.tsx'
import { Georgia, type Partnership } from './layouts/georgia.tsx'
import { Connecticut, Kentucky, StandardPage, Tiles } from './layouts/standard-pages.tsx'
import { WestVirginia } from './layouts/west-virginia.tsx'
import { Invitation, Placeholder } from './layouts/without-profile.tsx'

type StateLayoutProps = Omit<LayoutProps, 'profile'> & { profile: StateProfile | null; partnership: Partnership }

/** Without a profile, the layout depends on whether an affiliate is known (docs/specification.md, ruling 5). */
export function StateLayoutOf({ profile, partnership, ...given }: StateLayoutProps) {
  if (profile === null) {
    const Layout = given.record.narrAffiliate ? Invitation : Placeholder
    return <Layout {...given} profile={null} />
  }
  const { layout } = profile
  switch (layout.kind) {
    case 'template':
    case 'shared':
      return <StandardPage {...given} profile={{ ...profile, layout }} />
    case 'kentucky':
      return <Kentucky {...given} profile={{ ...profile, layout }} />
    case 'tiles':
      return <Tiles {...given} profile={{ ...profile, layout }} />
    case 'west-virginia':
      return <WestVirginia {...given} profile={{ ...profile, layout }} />
    case 'connecticut':
      return <Connecticut {...given} profile={{ ...profile, layout }} />
    case 'california':
      return <California {...given} profile={{ ...profile, layout }} />
    case 'georgia':
      return <Georgia {...given} partnership={partnership} profile={{ ...profile, layout }} />
  }
}
