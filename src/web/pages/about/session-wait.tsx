import { useEffect, useState } from 'react'
import { useSession } from '#web/plumbing/session.ts'
import { Spinner } from '#web/ui/waiting/spinner.tsx'

/**
 * The spinner of spec section 2 (/about): turns while it is not known who is looking, in room that is always kept. Only
 * once the page is awake: where no script runs nobody would ever stop it.
 */
export function SessionWait({ words }: { words: string }) {
  const { status } = useSession()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <span className="session-wait no-print">
      {isAwake && status === 'loading' && <Spinner words={words} wordsHidden />}
    </span>
  )
}
