import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { useRefused } from './refused-form.ts'

export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const done = new URLSearchParams(useDeskPageState().query).get('done') ?? ''
  const isRefused = useRefused() !== null
  return !isRefused && Object.hasOwn(words, done) && <Notice tone="success" announced title={words[done]} />
}
