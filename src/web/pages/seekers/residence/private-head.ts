import type { SiteSettings } from '#contract/directory/site.ts'
import { buildHeadTags, buildMetaTag, type HeadTag } from '#web/plumbing/head/page-head.ts'

/** The address is secret: no-referrer keeps it from the sites that links lead to. */
export function buildPrivateHead(words: { title: string; description: string }, site: SiteSettings): HeadTag[] {
  const { title, description } = words
  return [...buildHeadTags({ title, description, path: null }, site), buildMetaTag('referrer', 'no-referrer')]
}
