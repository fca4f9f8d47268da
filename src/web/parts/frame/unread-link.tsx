import { ButtonLink } from '#web/ui/action/button.tsx'

type Told = { title: string; text: string }

type UnreadLinkProps = {
  kind: 'unknown' | 'failed'
  again: string
  words: { unknown: Told; failed: Told; again: string; contact: string }
}

export function UnreadLink({ kind, again, words }: UnreadLinkProps) {
  const { title, text } = words[kind]
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        {kind === 'failed' && (
          <ButtonLink to={again} variant="primary">
            {words.again}
          </ButtonLink>
        )}
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </p>
    </>
  )
}
