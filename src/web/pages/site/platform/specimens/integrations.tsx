import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Island } from '#web/plumbing/island.tsx'
import Exchange, { type ExchangeProps } from './exchange.island.tsx'

type IntegrationsProps = { text: Omit<ExchangeProps, 'residence' | 'sample'> & { sample: string }; residence: string }

export function Integrations({ text, residence }: IntegrationsProps) {
  const { title, words, again, logLabel } = text
  const { sample: mark } = useFrameWords()
  const sample = { mark, words: text.sample }
  return (
    <section className="wrap section-end cols" aria-labelledby="feature-integrations">
      <Island of={Exchange} hydrate="touched" props={{ residence, title, words, sample, again, logLabel }} />
    </section>
  )
}
