import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListWords } from '#domain/seeker-words/list-words.ts'
import { listAddress, type StateList } from './list-address.ts'

/** Where a sheet of paper came from and when: bed numbers on it grow old. The browser takes its picture right after. */
export function PrintedLine({ list, words }: { list: StateList; words: ListWords['printed'] }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const note = () => flushSync(() => setSaid(words(location.host + listAddress(list), new Date())))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [list, words])
  return <p className="print-only small embed-printed">{said}</p>
}
