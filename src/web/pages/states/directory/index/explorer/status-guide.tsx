import { memo } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { say } from '#domain/language/say.ts'
import { type AdoptionLevel, adoptionLevelName, adoptionLevels } from '#domain/states/adoption.ts'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type Word = { words: string; means: string } & ({ form: StatusForm } | { level: AdoptionLevel })

const buildLevelPatches = (level: AdoptionLevel) => toPatches(Array.from({ length: level }, () => 'adopted'))

export const StatusGuide = memo(function StatusGuide({ text }: { text: DirectoryIndexWords['guide'] }) {
  return (
    <div className="guide card shut-on-phones">
      <Disclosure open summary={<h2 className="side-h">{text.title}</h2>}>
        <div className="stack stack-fill">
          <Words words={text.status} />
          <p className="small">
            <b>{text.patches.opening}</b>, {text.patches.words}
          </p>
          <dl className="stack stack-fill gap-2 small">
            {text.features.map(({ patch, words, means }) => (
              <div key={patch} className="named tight align-center">
                <dt className="line gap-2 bold">
                  <Block patches={toPatches([patch])} size={24} />
                  {words}
                </dt>
                <dd className="ink-2">{means}</dd>
              </div>
            ))}
          </dl>
          <ol className="stack gap-2 small">
            {adoptionLevels.map((level) => (
              <li key={level} className="line">
                <Block patches={buildLevelPatches(level)} size={32} />
                <span>
                  <b>{say(text.levelOf, { level })}</b> {adoptionLevelName[level]}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-4">
          <Disclosure summary={text.table.title} className="line-above">
            {text.table.groups.map(({ title, words }) => (
              <section key={title} className="mb-4">
                <h3 className="t-label ink-3 mb-2">{title}</h3>
                <Words words={words} />
              </section>
            ))}
          </Disclosure>
          <Disclosure summary={text.badges.title} className="line-above">
            <Words words={text.badges.words} />
          </Disclosure>
        </div>
      </Disclosure>
    </div>
  )
})

function Words({ words }: { words: readonly Word[] }) {
  return (
    <dl className="stack stack-fill gap-2 small">
      {words.map((word) => (
        <div key={word.words} className="named tight align-center">
          <dt>
            {'form' in word ? (
              <Badge form={word.form}>{word.words}</Badge>
            ) : (
              <Badge>
                <Block patches={buildLevelPatches(word.level)} size={16} />
                {word.words}
              </Badge>
            )}
          </dt>
          <dd className="ink-2">{word.means}</dd>
        </div>
      ))}
    </dl>
  )
}
