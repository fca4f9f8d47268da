import { useContext, useState } from 'react'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import type { HoldAnswer } from '#web/parts/night-board/state/board.query.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'

export function useHoldCall() {
  const { setGroup } = useContext(BoardToolsContext)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function ask(send: () => Promise<HoldAnswer>): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setFailure(null)
    const answer = await send()
    setPending(false)
    if (answer.kind === 'done') setGroup(answer.group)
    else setFailure(answer)
    return answer.kind === 'done'
  }
  return { pending, failure, ask }
}
