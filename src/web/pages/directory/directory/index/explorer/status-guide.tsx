import { memo } from 'react'
import { type AdoptionLevel, adoptionLevelName, adoptionLevels, type PatchState } from '#domain/states/adoption.ts'
import { patchesOf } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import './status-guide.css'

type Word = { words: string; means: string } & ({ form: StatusForm } | { level: AdoptionLevel })

export type GuideText = {
  title: string
  status: readonly Word[]
  patches: { opening: string; words: string }
  features: readonly { patch: PatchState; words: string; means: string }[]
  table: { title: string; groups: readonly { title: string; words: readonly Word[] }[] }
  badges: { title: string; words: readonly Word[] }
}

const levelPatches = (level: AdoptionLevel) => patchesOf(Array.from({ length: level }, () => 'adopted'))

export const StatusGuide = memo(function StatusGuide({ text }: { text: GuideText }) {
  return (
    <div className="card guide shut-on-phones">
      <Disclosure open summary={<h2>{text.title}</h2>}>
        <Words words={text.status} />
        <p className="small">
          <b>{text.patches.opening}</b>, {text.patches.words}
        </p>
        <dl className="guide-patches">
          {text.features.map(({ patch, words, means }) => (
            <div key={patch}>
              <dt>
                <Block patches={patchesOf([patch])} size={24} />
                {words}
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
        <ol className="guide-levels">
          {adoptionLevels.map((level) => (
            <li key={level}>
              <Block patches={levelPatches(level)} size={32} />
              <span>
                <b>{level} of 4</b> {adoptionLevelName[level]}
              </span>
            </li>
          ))}
        </ol>
        <Disclosure summary={text.table.title} className="guide-more">
          {text.table.groups.map(({ title, words }) => (
            <section key={title}>
              <h3>{title}</h3>
              <Words words={words} />
            </section>
          ))}
        </Disclosure>
        <Disclosure summary={text.badges.title} className="guide-more">
          <Words words={text.badges.words} />
        </Disclosure>
      </Disclosure>
    </div>
  )
})

function Words({ words }: { words: readonly Word[] }) {
  return (
    <dl className="guide-words">
      {words.map((word) => (
        <div key={word.words}>
          <dt>
            {'form' in word ? (
              <Badge form={word.form}>{word.words}</Badge>
            ) : (
              <Badge>
                <Block patches={levelPatches(word.level)} size={16} />
                {word.words}
              </Badge>
            )}
          </dt>
          <dd>{word.means}</dd>
        </div>
      ))}
    </dl>
  )
}
