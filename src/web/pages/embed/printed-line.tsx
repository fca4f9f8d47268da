import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** "November 21, 2026, 8:48 pm", in the reader's own time. */
function momentOf(date: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date)
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(date)
  return `${day}, ${hour.replace('AM', 'am').replace('PM', 'pm')}`
}

/** Where a sheet of paper came from and when: bed numbers on it grow old. The browser takes its picture right after. */
export function PrintedLine() {
  const [words, setWords] = useState('')
  useEffect(() => {
    const note = () =>
      flushSync(() => setWords(`Printed from ${location.host}${location.pathname} on ${momentOf(new Date())}`))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return <p className="print-only small embed-printed">{words}</p>
}
