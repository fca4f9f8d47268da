import type { SiteSettings } from '#contract/directory/site.ts'
import { type HeadTag, headTags, metaTag } from '#web/plumbing/head/page-head.ts'

/** The head of a page whose address is a key: no address that leads on learns it. */
export function privateHead(words: { title: string; description: string }, site: SiteSettings): HeadTag[] {
  const { title, description } = words
  return [...headTags({ title, description, path: null }, site), metaTag('referrer', 'no-referrer')]
}
