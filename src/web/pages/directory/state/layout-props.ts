import type { SiteSettings } from '#contract/site.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import type { StateLayout, StateProfile } from '#domain/state-profile.ts'

type Kind = StateLayout['kind']

/** What a layout of a state page is given. With a kind, `profile.layout` holds what only that layout has. */
export type LayoutProps<K extends Kind = Kind> = {
  profile: StateProfile & { layout: Extract<StateLayout, { kind: K }> }
  record: StateDirectoryRecord
  site: SiteSettings
}

/** The two layouts of the states without a profile (rulings 5). */
export type UnprofiledProps = Omit<LayoutProps, 'profile'> & { profile: null }
