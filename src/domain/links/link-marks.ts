const marks = /^(utm_\w+|\w*clid|msclkid|[gw]braid|igsh|igshid|mc_[ce]id|mkt_tok|_g[al]|_hs\w+)$/i

/** Tracking parameters that others add to links. Pages ignore them; API calls refuse them like any unknown name. */
export function isLinkMark(name: string): boolean {
  return marks.test(name)
}
