import type { SiteSettings } from '#contract/directory/site.ts'
import { type HeadTag, headTags, metaTag } from '#web/plumbing/head/page-head.ts'

/** The address is secret: no-referrer keeps it from the sites that links lead to. */
export function privateHead(words: { title: string; description: string }, site: SiteSettings): HeadTag[] {
  const { title, description } = words
  return [...headTags({ title, description, path: null }, site), metaTag('referrer', 'no-referrer')]
}
