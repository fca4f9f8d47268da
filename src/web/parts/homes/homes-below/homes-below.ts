/** Where a page's list of homes begins: what it leads to takes the focus (`hasHomes` in web/plumbing/page.ts). */
export const HOMES_ID = 'homes'
