/** A name or address shown on the pages; `sample` is true while nobody has set the real one (rulings 1). */
export type SettingValue = { value: string; sample: boolean }

/** Where the tiles of a street map are served, and the degrees they cover: west, south, east, north. */
export type MapTilesAt = { address: string; bounds: readonly [number, number, number, number] }

/** What the pages know of this installation's settings. The server fills it; it is the same for every visitor. */
export type SiteSettings = {
  supportPhone: SettingValue
  supportEmail: SettingValue
  socialTwitterUrl: SettingValue
  socialLinkedinUrl: SettingValue
  socialFacebookUrl: SettingValue
  /** Origin of the external state directories, null when this very site serves them (rulings 6). */
  directoryHost: string | null
  partnersPage: 'dialog' | 'live'
  /** null: there is no street map. */
  mapTiles: MapTilesAt | null
  /** Origin people reach the site under, without a trailing slash: canonical links are made with it. */
  baseUrl: string
  /** True when texts leave from this server. */
  textsGoOut: boolean
  /** True when the database holds demo data, so that pages can say "Sample data". */
  sampleData: boolean
}
