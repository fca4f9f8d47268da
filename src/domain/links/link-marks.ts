/** "fbclid", "utm_source" and their like. */
const marks = /^(utm_\w+|\w*clid|msclkid|[gw]braid|igsh|igshid|mc_[ce]id|mkt_tok|_g[al]|_hs\w+)$/i

/**
 * True for a tracking parameter that social sites, mail programs and campaigns add to links. Pages ignore it, because the
 * visitor did not write it; API calls refuse it like any unknown parameter.
 */
export function isLinkMark(name: string): boolean {
  return marks.test(name)
}
