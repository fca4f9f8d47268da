import { seekerPath } from '#domain/language/language.ts'
import { definePage, redirectTo } from '#web/plumbing/page.ts'

/** What we say in Spanish begins with the search for a home. */
export default definePage({
  load: () => redirectTo(seekerPath('search', 'es'), 302),
  head: () => [],
  show: () => null,
})
