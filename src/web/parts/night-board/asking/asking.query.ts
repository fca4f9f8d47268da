import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ResidenceAsking } from '#contract/inquiries/residence-asking.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import type { DeskNews } from '#web/parts/desk/news/subscribe-to-desk.ts'
import { useDeskNews } from '#web/parts/desk/news/use-desk-news.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type AskingByResidence = ReadonlyMap<string, ResidenceAsking>

type Person = Parameters<typeof mayAtDesk>[0]

export async function readAsking(person: Person, inside: typeof fetch): Promise<ResidenceAsking[] | null> {
  if (!mayAtDesk(person, 'messages')) return null
  return callApi('GET /api/inquiries/houses', {}, { fetch: inside }).catch(() => null)
}

/** Empty for people who may not read messages, and where nothing is known. */
export function useAsking(person: Person, first: ResidenceAsking[] | null): AskingByResidence {
  const [residences, setResidences] = useState(first)
  const mayRead = mayAtDesk(person, 'messages')
  const ask = useCallback(() => {
    callApi('GET /api/inquiries/houses', {}).then(setResidences, () => undefined)
  }, [])
  useDeskNews(mayRead, ask, isOfMessages)
  const isMissing = mayRead && residences === null
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing, ask])
  return useMemo(() => new Map((residences ?? []).map((residence) => [residence.residenceId, residence])), [residences])
}

const isOfMessages = ({ reports }: DeskNews) => reports === null
