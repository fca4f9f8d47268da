import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { say } from '#domain/language/say.ts'
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
  text: DirectoryIndexWords['quickview']
  onClose: () => void
}

export function QuickviewSheet({ state, isOpen, host, text, onClose }: QuickviewSheetProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={state ? say(text.title, { state: state.name }) : ''}
      beside={
        state?.full && (
          <ButtonLink small to={state.full} newTab>
            {text.newTab}
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
      words={text.frame}
      key={list}
      src={list}
      title={say(text.title, { state: name })}
      ratio="fill"
      host={host}
      full={full}
      fallback={<Summary state={state} text={text} />}
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
          {say(text.profile, { state: name })}
        </ButtonLink>
        <QuickviewResidences words={text.homes} name={name} code={code} slug={slug} />
      </div>
    </div>
  )
}

function Summary({ state: { name, slug, adopted, level, affiliate }, text }: Pick<ListProps, 'state' | 'text'>) {
  return (
    <div className="stack">
      <p>
        <b>{name}</b>: {adopted}, {level}. {affiliate !== null && say(text.certifies, { affiliate })}
      </p>
      <ButtonLink to={`/directory/${slug}`}>{say(text.profile, { state: name })}</ButtonLink>
    </div>
  )
}
