import { listViews } from '#domain/search/search-address.ts'
import { sendStoredView, storeView } from '#web/plumbing/stored/stored-view.ts'

export function startListView(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="view"]:disabled')) sendStoredView(field)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-keep-view]') : null
    const view = listViews.find((one) => one === link?.dataset.keepView)
    if (view) storeView(view)
  })
}
