import type { OwnSharedList } from '#contract/search/shared-list.ts'
import { createStoredList, hasTexts } from '#web/plumbing/stored/stored-list.ts'

/** `mine` is the secret that ends the link; `label` is to be initials, never a name. */
export type OwnLink = { mine: string; label: string } & Pick<OwnSharedList, 'endsAt'>

export type KeepLinkProps = { link: Omit<OwnLink, 'label'>; searchPath: string }

const MOST = 50
export const maxLabelLength = 20

const isLink = (value: unknown): value is OwnLink => hasTexts(value, ['mine', 'label', 'endsAt'])
const { read, write, subscribe } = createStoredList('pl-saved-links', isLink)

export { read as readOwnLinks, subscribe as subscribeToOwnLinks }

export function keepLink(link: OwnLink): void {
  const now = new Date().toISOString()
  const others = read().filter(({ mine, endsAt }) => mine !== link.mine && endsAt > now)
  write([...others, link].slice(-MOST))
}

export function forgetLink(mine: string): void {
  write(read().filter((link) => link.mine !== mine))
}
