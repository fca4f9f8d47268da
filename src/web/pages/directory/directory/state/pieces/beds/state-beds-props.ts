export type StateBedsProps = {
  slug: string
  near: string | null
  /** When the page's numbers were counted; null where not all of them could be. */
  measuredAt: string | null
}
