import type { MouseEvent } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './chip.css'

type FilterLinkProps = { words: string; to: string; onRemove?: () => void }

export function FilterLink({ words, to, onRemove }: FilterLinkProps) {
  const remove =
    onRemove &&
    ((event: MouseEvent) => {
      event.preventDefault()
      onRemove()
    })
  return (
    <a className="chip" data-held={remove && ''} href={to} onClick={remove}>
      {words} <Icon name="close" />
      <VisuallyHidden>remove</VisuallyHidden>
    </a>
  )
}

export function ChoiceChip({ words, chosen, onChoose }: { words: string; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className="chip chip-choice" aria-pressed={chosen} onClick={onChoose}>
      {words}
    </button>
  )
}

export function ChoiceLink({ words, chosen, to }: { words: string; chosen: boolean; to: string }) {
  return (
    <a className="chip chip-choice" aria-current={chosen ? 'true' : undefined} href={to}>
      {words}
    </a>
  )
}
