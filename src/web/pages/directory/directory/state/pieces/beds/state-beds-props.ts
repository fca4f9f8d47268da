export type StateBedsProps = {
  slug: string
  /** The place that the page's address asks about. */
  near: string | null
  /** When what the page came with was counted; null where not all of it could be. */
  measuredAt: string | null
}
