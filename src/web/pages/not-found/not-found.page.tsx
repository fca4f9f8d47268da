import { data } from 'react-router'
import { notFound } from '#content/not-found.ts'
import { LostPage } from '#web/parts/lost-page/lost-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/not-found.page'

/** Any path no page answers to. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...notFound, path: null }, matches)
}

export default function NotFound() {
  return <LostPage />
}
