import { type CertificateView, certificateViews } from '#contract/affiliates/certificate-limits.ts'

/** What the list of homes was asked for, as its address says it. */
export type Asked = { find: string; show: CertificateView; page: number; state: string }

export function askedOf(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? 1)
  return {
    find: (search.get('find') ?? '').slice(0, 100),
    show: certificateViews.find((view) => view === search.get('show')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    state: search.get('state') ?? '',
  }
}

/** The same as the end of an address; nothing of it that goes without saying. */
export function queryOf({ find, show, page, state }: Asked): string {
  const query = new URLSearchParams()
  if (state !== '') query.set('state', state)
  if (find !== '') query.set('find', find)
  if (show !== 'all') query.set('show', show)
  if (page !== 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
