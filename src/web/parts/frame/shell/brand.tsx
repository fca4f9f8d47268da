import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { lampWindow } from './lamp-window.ts'
import './brand.css'

export function Brand({ withLine = false }: { withLine?: boolean }) {
  const { header } = useFrameWords()
  return (
    <a className="brand" href="/">
      <LampWindow />
      <span>
        <b>NARR + Behave Health</b>
        {withLine && <small>{header.line}</small>}
      </span>
    </a>
  )
}

export function LampWindow() {
  return (
    <svg viewBox="0 0 36 40" aria-hidden="true">
      <path className="roof" d={lampWindow.roof} />
      <path className="wall" d={lampWindow.wall} />
      <path className="glass" d={lampWindow.glass} />
      <path className="bars" d={lampWindow.bars} />
    </svg>
  )
}
