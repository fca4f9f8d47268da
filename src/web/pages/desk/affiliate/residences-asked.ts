import { type CertificateView, certificateViews } from '#contract/affiliates/certificate-limits.ts'

export type Asked = { find: string; show: CertificateView; page: number; state: string }

export function readAsked(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? 1)
  return {
    find: (search.get('find') ?? '').slice(0, 100),
    show: certificateViews.find((view) => view === search.get('show')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    state: search.get('state') ?? '',
  }
}

export function buildQuery({ find, show, page, state }: Asked): string {
  const query = new URLSearchParams()
  if (state !== '') query.set('state', state)
  if (find !== '') query.set('find', find)
  if (show !== 'all') query.set('show', show)
  if (page !== 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
