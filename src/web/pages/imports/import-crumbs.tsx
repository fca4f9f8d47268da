import { useSession } from '#web/plumbing/api/session.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'

export function useListOf(): 'operator' | 'affiliate' {
  const session = useSession()
  const kind = session.status === 'signed-in' ? session.user.organization?.kind : undefined
  return kind === 'affiliate' ? 'affiliate' : 'operator'
}

const desks = { operator: { words: 'Board', to: '/' }, affiliate: { words: 'Desk', to: '/affiliate' } } as const

export function ImportCrumbs({ here }: { here: 'Import' | 'Check' | 'Done' }) {
  const desk = desks[useListOf()]
  return (
    <div className="phone-only mb-2">
      <Breadcrumbs
        trail={here === 'Import' ? [desk] : [desk, { words: 'Import', to: '/workspace/import' }]}
        here={here}
      />
    </div>
  )
}
