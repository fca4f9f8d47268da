import { WatchedFrame } from '#web/parts/states/directory-frame/watched-frame.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Sheet } from '#web/ui/overlay/dialog.tsx'
import type { ListedState } from './cards/listed-state.ts'
import { QuickviewResidences } from './quickview-residences.tsx'

type QuickviewSheetProps = {
  /** Stays set while the sheet closes; null before the first one. */
  state: ListedState | null
  isOpen: boolean
  /** The host that serves the lists; null for this site. */
  host: string | null
  text: { soon: string; why: string }
  onClose: () => void
}

export function QuickviewSheet({ state, isOpen, host, text, onClose }: QuickviewSheetProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={state ? `${state.name} directory` : ''}
      beside={
        state?.full && (
          <ButtonLink small to={state.full} newTab>
            Open in new tab
          </ButtonLink>
        )
      }
    >
      {state && <List state={state} host={host} text={text} onClose={onClose} />}
    </Sheet>
  )
}

type ListProps = { state: ListedState } & Pick<QuickviewSheetProps, 'host' | 'text' | 'onClose'>

function List({ state, host, text, onClose }: ListProps) {
  const { list, full, name } = state
  if (list === null || full === null) return <ComingSoon state={state} text={text} />
  return (
    <WatchedFrame
      key={list}
      src={list}
      title={`${name} directory`}
      ratio="fill"
      host={host}
      full={full}
      fallback={<Summary state={state} />}
      onEscape={onClose}
    />
  )
}

function ComingSoon({ state: { name, code, slug }, text }: Pick<ListProps, 'state' | 'text'>) {
  return (
    <div className="row gap-5 pad-y-5">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
      <div className="stack grow-18">
        <h3>{text.soon}</h3>
        <p className="measure">{text.why}</p>
        <ButtonLink variant="primary" to={`/directory/${slug}`}>
          View Profile of {name}
        </ButtonLink>
        <QuickviewResidences name={name} code={code} slug={slug} />
      </div>
    </div>
  )
}

function Summary({ state: { name, slug, adopted, level, affiliate } }: { state: ListedState }) {
  return (
    <div className="stack">
      <p>
        <b>{name}</b>: {adopted}, {level}. {affiliate !== null && `${affiliate} certifies here.`}
      </p>
      <ButtonLink to={`/directory/${slug}`}>View Profile of {name}</ButtonLink>
    </div>
  )
}
