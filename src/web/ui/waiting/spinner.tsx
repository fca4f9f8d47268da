import { joinClassNames } from '#web/ui/class-names.ts'
import './spinner.css'

export function Spinner({ words, wordsHidden = false }: { words: string; wordsHidden?: boolean }) {
  return (
    <span className="spinner line" role="status">
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <path className="pane" d="M2 2h10v14H2z" />
        <path className="pane" d="M12 2h10v14H12z" />
        <path className="pane" d="M12 16h10v14H12z" />
        <path className="pane" d="M2 16h10v14H2z" />
        <path className="sash" d="M2 2h20v28H2zM12 2v28M2 16h20" />
      </svg>
      <span className={joinClassNames(wordsHidden && 'vh')}>{words}</span>
    </span>
  )
}
