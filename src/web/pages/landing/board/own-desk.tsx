import type { SignedInBoardWords } from '#content/landing/board.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { OwnDeskSaid } from './describe-own-desk.ts'

type OwnDeskProps = {
  words: SignedInBoardWords
  own: OwnDeskSaid
  waiting: number | null
}

export function OwnDesk({ words, own: { title, lead, ways }, waiting }: OwnDeskProps) {
  return (
    <section className="stack stack-fill gap-3 mb-4" aria-labelledby="own-desk">
      <h2 id="own-desk">{title}</h2>
      {lead && <p className="ink-2">{lead}</p>}
      <div className="row">
        {ways.map(({ words: name, ...way }) => (
          <ButtonLink key={way.to} {...way}>
            {name}
          </ButtonLink>
        ))}
        {waiting !== null && (
          <ButtonLink to="/workspace/claims" variant={waiting > 0 ? 'primary' : 'line'} icon="key">
            {words.claims}
            {waiting > 0 && (
              <span className="count">
                {waiting}
                <VisuallyHidden> {words.waitingClaims}</VisuallyHidden>
              </span>
            )}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
