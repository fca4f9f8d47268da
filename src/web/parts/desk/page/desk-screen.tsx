import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { signedOutTitle } from '#contract/calls/refusal-words.ts'
import { RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { KnownUser } from '#web/plumbing/api/session.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { DeskPageStateContext } from './desk-page-state.ts'
import { fetchAgain } from './fetch-again.query.ts'
import type { DeskAnswer } from './read-visit.ts'

export type DeskScreenProps<Read> = {
  answer: DeskAnswer<Read>
  refused: FormAnswer | null
  user: SignedInUser | null
  path: string
  query: string
}

export type DeskShown<Read> = {
  answer: DeskAnswer<Read>
  refused: FormAnswer | null
  user: SignedInUser | null
  query: URLSearchParams
}

type ShownAnswer<Read> = Pick<DeskShown<Read>, 'answer' | 'refused'>

export function DeskScreen<Read>({
  of,
  show: Show,
}: {
  of: DeskScreenProps<Read>
  show: ComponentType<DeskShown<Read>>
}) {
  return <Rereading of={of}>{(shown) => <Show {...shown} />}</Rereading>
}

export type FramedScreenProps<Read> = Omit<ComponentProps<typeof DeskFrame<Read>>, 'answer' | 'children'> & {
  of: DeskScreenProps<Read>
  shown?: (answer: DeskAnswer<Read>) => DeskAnswer<Read>
  children: (read: Read, page: Omit<DeskShown<Read>, 'answer'> & { at: Date }) => ReactNode
}

/** Its own words stay while a refused form is on it: only without one does it read itself anew. */
export function FramedScreen<Read>(props: FramedScreenProps<Read>) {
  const { of, isFresh = false, shown = (answer) => answer, children, ...frame } = props
  return (
    <Rereading of={of}>
      {({ answer, ...page }) => (
        <DeskFrame {...frame} answer={shown(answer)} isFresh={isFresh && page.refused === null}>
          {(read, at) => children(read, { ...page, at })}
        </DeskFrame>
      )}
    </Rereading>
  )
}

type RereadingProps<Read> = { of: DeskScreenProps<Read>; children: (shown: DeskShown<Read>) => ReactNode }

function Rereading<Read>({ of: { answer, refused, user, path, query }, children }: RereadingProps<Read>) {
  const [shown, setShown] = useState<ShownAnswer<Read>>({ answer, refused })
  const { reread, isReading } = useRereading(path, query, setShown)
  const desk = shown.answer.kind === 'read' ? shown.answer.desk : undefined
  const [heardTo, timeZone] = [desk?.heardTo ?? null, desk?.timeZone ?? 'UTC']
  const page = useMemo(
    () => ({ path, query, reread, isReading, heardTo, timeZone }),
    [path, query, reread, isReading, heardTo, timeZone],
  )
  const params = useMemo(() => new URLSearchParams(query), [query])
  return (
    <KnownUser value={user}>
      <DeskPageStateContext value={page}>
        <RefusedFormContext value={shown.refused}>{children({ ...shown, user, query: params })}</RefusedFormContext>
      </DeskPageStateContext>
    </KnownUser>
  )
}

function useRereading<Read>(path: string, query: string, show: (shown: ShownAnswer<Read>) => void) {
  const [underWay, setUnderWay] = useState(0)
  const reads = useRef(0)
  const answered = useRef(0)
  const reread = useCallback(async () => {
    reads.current += 1
    const mine = reads.current
    setUnderWay((many) => many + 1)
    const freshAnswer = await fetchAgain<Read>(query === '' ? path : `${path}?${query}`)
    setUnderWay((many) => many - 1)
    // What was asked for later is newer.
    if (mine < answered.current) return
    answered.current = mine
    if (freshAnswer.kind !== 'elsewhere') show({ answer: freshAnswer, refused: null })
    // Followed, it would take the page away with everything typed on it. The page itself knows whether it has something.
    else if (freshAnswer.to.startsWith('/api/login?')) show({ answer: signedOut, refused: null })
    else location.assign(freshAnswer.to)
  }, [path, query, show])
  return { reread, isReading: underWay > 0 }
}

const signedOut = {
  kind: 'failed',
  failure: { kind: 'failed', status: 401, message: signedOutTitle, fields: {} },
} as const
