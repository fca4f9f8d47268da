import type { Json } from '#domain/links/json.ts'
import { type DeskPage, defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'

export function defineStaffPage<Read extends Json>(parts: Omit<DeskPage<Read>, 'mayEnter'>) {
  return defineDeskPage<Read>({ ...parts, mayEnter: ({ organization }) => organization?.kind === 'alliance' })
}
