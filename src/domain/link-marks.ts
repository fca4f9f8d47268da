/** "fbclid", "utm_source" and their like. */
const marks = /^(utm_\w+|\w*clid|msclkid|[gw]braid|igsh|igshid|mc_[ce]id|mkt_tok|_g[al]|_hs\w+)$/i

/**
 * True for a name that social sites, mail programs and campaigns add to links to count who followed them. It asks nothing
 * of a page, and whoever followed the link did not write it: pages pass it over, while calls refuse it as any other slip.
 */
export function isLinkMark(name: string): boolean {
  return marks.test(name)
}
