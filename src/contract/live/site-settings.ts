/** `sample` is true until the real value is set (docs/specification.md, ruling 1). */
export type SettingValue = { value: string; sample: boolean }

/** `bounds` in degrees: west, south, east, north. */
export type MapTilesAt = { address: string; bounds: readonly [number, number, number, number] }

export type SiteSettings = {
  supportPhone: SettingValue
  supportEmail: SettingValue
  socialTwitterUrl: SettingValue
  socialLinkedinUrl: SettingValue
  socialFacebookUrl: SettingValue
  /** An origin; null when this site serves them itself (docs/specification.md, ruling 6). */
  directoryHost: string | null
  partnersPage: 'dialog' | 'live'
  mapTiles: MapTilesAt | null
  baseUrl: string
  textsGoOut: boolean
  sampleData: boolean
}
