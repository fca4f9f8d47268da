import { useCallback, useEffect, useMemo, useState } from 'react'
import type { HouseAsking } from '#contract/inquiries/house-asking.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import type { DeskNews } from '#web/parts/desk/news/subscribe-to-desk.ts'
import { useDeskNews } from '#web/parts/desk/news/use-desk-news.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type AskingByHouse = ReadonlyMap<string, HouseAsking>

type Person = Parameters<typeof mayAtDesk>[0]

export async function readAsking(person: Person, inside: typeof fetch): Promise<HouseAsking[] | null> {
  if (!mayAtDesk(person, 'messages')) return null
  return callApi('GET /api/inquiries/houses', {}, { fetch: inside }).catch(() => null)
}

/** Empty for people who may not read messages, and where nothing is known. */
export function useAsking(person: Person, first: HouseAsking[] | null): AskingByHouse {
  const [houses, setHouses] = useState(first)
  const mayRead = mayAtDesk(person, 'messages')
  const ask = useCallback(() => {
    callApi('GET /api/inquiries/houses', {}).then(setHouses, () => undefined)
  }, [])
  useDeskNews(mayRead, ask, isOfMessages)
  const isMissing = mayRead && houses === null
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing, ask])
  return useMemo(() => new Map((houses ?? []).map((house) => [house.residenceId, house])), [houses])
}

const isOfMessages = ({ reports }: DeskNews) => reports === null
