import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Island } from '#web/plumbing/island.tsx'
import Exchange, { type ExchangeProps } from './exchange.island.tsx'

type IntegrationsProps = { text: Omit<ExchangeProps, 'house' | 'sample'> & { sample: string }; house: string }

export function Integrations({ text, house }: IntegrationsProps) {
  const { title, words, again, logLabel } = text
  const { sample: mark } = useFrameWords()
  const sample = { mark, words: text.sample }
  return (
    <section className="wrap section-end cols" aria-labelledby="feature-integrations">
      <Island of={Exchange} wakes="touched" props={{ house, title, words, sample, again, logLabel }} />
    </section>
  )
}
