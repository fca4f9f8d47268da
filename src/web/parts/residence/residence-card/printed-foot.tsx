import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListingWords } from '#content/residence/listing.en.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { say } from '#domain/language/say.ts'

type PrintedFootProps = { address: string; madeAt: string; state: string | null; words: ListingWords }

export function PrintedFoot({ address, madeAt, state, words }: PrintedFootProps) {
  const [printedAt, setPrintedAt] = useState<Date | null>(null)
  useEffect(() => {
    // The browser takes its picture right after.
    const note = () => flushSync(() => setPrintedAt(new Date()))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  const { read, printed, change } = words.onPaper
  const at =
    printedAt === null
      ? read(new Date(madeAt), state)
      : say(printed, { at: formatLocalMoment(printedAt, state, words.language) })
  return (
    <p className="print-only small printed-foot">
      <b>
        <span data-printed={printed} data-state={state}>
          {at}
        </span>{' '}
        {change}
      </b>{' '}
      {address.replace(/^https?:\/\//, '')}
    </p>
  )
}
