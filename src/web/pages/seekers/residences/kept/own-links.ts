import type { OwnSharedList } from '#contract/inquiries/shared-list.ts'
import { hasTexts, keptList } from '#web/plumbing/kept/kept-list.ts'

/** A link that somebody made here, by the secret that ends it, and what they call it: initials, never a name. */
export type OwnLink = { mine: string; label: string } & Pick<OwnSharedList, 'endsAt'>

const MOST = 50
export const longestLabel = 20

const isLink = (value: unknown): value is OwnLink => hasTexts(value, ['mine', 'label', 'endsAt'])
const { read, write, subscribe } = keptList('pl-saved-links', isLink)

export { read as readOwnLinks, subscribe as subscribeToOwnLinks }

/** Keeps a link under its label; one that ended goes. */
export function keepLink(link: OwnLink): void {
  const now = new Date().toISOString()
  const others = read().filter(({ mine, endsAt }) => mine !== link.mine && endsAt > now)
  write([...others, link].slice(-MOST))
}

export function forgetLink(mine: string): void {
  write(read().filter((link) => link.mine !== mine))
}
