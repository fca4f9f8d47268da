import type { ReactNode } from 'react'
import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { StateCount } from '#domain/states/state-count.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateLayout, StateProfile } from '#domain/states/state-profile.ts'
import type { StateCounts } from '#web/parts/beds/live-beds/state-counts.query.ts'

type Kind = StateLayout['kind']

export type NearbyState = { code: string; name: string; count: StateCount }

/** `profile.layout` holds what only layout `K` has. */
export type LayoutProps<K extends Kind = Kind> = {
  words: StateWords
  profile: StateProfile & { layout: Extract<StateLayout, { kind: K }> }
  record: StateDirectoryRecord
  site: SiteSettings
  near: string | null
  live: StateCounts & { nearby: readonly NearbyState[] }
  afterBeds: ReactNode
}

/** For the two layouts of states without a profile (docs/specification.md, ruling 5). */
export type UnprofiledProps = Omit<LayoutProps, 'profile'> & { profile: null }

/** `hasJoined`: the affiliate has published a page of its own here. */
export type InvitationProps = UnprofiledProps & { hasJoined: boolean }
