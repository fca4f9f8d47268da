import { staffWords } from '#content/staff/staff.ts'
import { definePage, redirectTo } from '#web/plumbing/page.ts'

/** What waits for the alliance's staff stands on their first page. */
export default definePage<null>({
  frame: 'desk',
  load: async ({ user }) => redirectTo(user ? '/' : '/sign-in?returnTo=%2Fstaff'),
  head: () => ({ ...staffWords.desk, path: null }),
  show: () => null,
})
