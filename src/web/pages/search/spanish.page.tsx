import { buildSeekerPath } from '#domain/language/language.ts'
import { definePage, redirectTo } from '#web/plumbing/page.ts'

export default definePage({
  load: () => redirectTo(buildSeekerPath('search', 'es'), 302),
  head: () => ({ title: '', description: '', path: null }),
  show: () => null,
})
