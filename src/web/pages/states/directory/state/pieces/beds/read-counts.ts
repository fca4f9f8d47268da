import { readPage, takeParts } from '#web/parts/frame/live-page/fresh-page.ts'
import { readProps } from '#web/plumbing/island-props.ts'

/** Null where not all of it could be had. Asks with a query, because a page without one may be a minute old. */
export async function readCounts(near: string | null, isKept: boolean) {
  const query = new URLSearchParams({ near: near ?? '', ...(isKept && { kept: '1' }) })
  const page = await readPage(`${location.pathname}?${query}`)
  const place = page?.querySelector<HTMLElement>('porch-island[src*="state-beds"]')
  if (!page || !place) return null
  const { measuredAt }: StateBedsProps = readProps(place.dataset.props)
  return measuredAt === null ? null : { countedAt: measuredAt, show: () => takeParts(page) }
}

export type StateBedsProps = { slug: string; near: string | null; measuredAt: string | null }
