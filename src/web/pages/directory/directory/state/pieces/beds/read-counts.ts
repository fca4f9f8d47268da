import { readPage, takeParts } from '#web/parts/frame/live-page/fresh-page.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import type { StateBedsProps } from './state-beds-props.ts'

/**
 * What is counted in the state of this page by now, near `near` where somebody wants that; null where not all of it could be
 * had. A page with a query is drawn when it is asked for: one without may be a minute old.
 */
export async function readCounts(near: string | null, isKept: boolean) {
  const query = new URLSearchParams({ near: near ?? '', ...(isKept && { kept: '1' }) })
  const page = await readPage(`${location.pathname}?${query}`)
  const place = page?.querySelector<HTMLElement>('porch-island[src*="state-beds"]')
  if (!page || !place) return null
  const { measuredAt }: StateBedsProps = readProps(place.dataset.props)
  return measuredAt === null ? null : { countedAt: measuredAt, show: () => takeParts(page) }
}
