import { useRef } from 'react'
import { callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'

export function useMarkRead() {
  const owner = useActsFor()
  const marked = useRef(new Set<string>())
  return (id: string): void => {
    if (marked.current.has(id)) return
    marked.current.add(id)
    // Nobody waits for it: the next answer to this message says it too.
    callDeskApi(owner, 'POST /api/inquiries/:id/changes', { params: { id }, body: { act: 'open' } }).catch(() => {
      marked.current.delete(id)
    })
  }
}
