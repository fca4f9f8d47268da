import type { SiteSettings } from '#contract/site.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import type { StateLayout, StateProfile } from '#domain/state-profile.ts'
import type { LiveCounts } from '#web/parts/live-beds/use-state-counts.ts'

type Kind = StateLayout['kind']

/** What a layout of a state page is given. With a kind, `profile.layout` holds what only that layout has. */
export type LayoutProps<K extends Kind = Kind> = {
  profile: StateProfile & { layout: Extract<StateLayout, { kind: K }> }
  record: StateDirectoryRecord
  site: SiteSettings
  /** The place that the page's address asks about. */
  near: string | null
  live: LiveCounts
  /** What the law of the state says of certified homes. */
  law: string | null
}

/** The two layouts of the states without a profile (rulings 5). */
export type UnprofiledProps = Omit<LayoutProps, 'profile'> & { profile: null }
