declare module 'virtual:pages' {
  import type { Page } from '#web/plumbing/page.ts'

  /** By the page's file, as the site map names it. */
  export const pages: Readonly<Record<string, Page<unknown>>>
}
