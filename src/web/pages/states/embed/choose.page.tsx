import { type ListWords, listEn } from '#content/search/lists/list.en.ts'
import { listEs } from '#content/search/lists/list.es.ts'
import { states } from '#content/states/slugs.ts'
import { type NamedState, statesEs } from '#content/states/spanish.ts'
import type { Language } from '#domain/language/language.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { buildDirectoryPath } from './frame-words.ts'
import { chooseAddress, hasFieldsIn, listAddress } from './list/list-address.ts'
import { FailedList } from './list/states-of-list.tsx'
import { isUnknownLanguage, refusedLanguage } from './residences.query.ts'

const words: Record<Language, ListWords> = { en: listEn, es: listEs }

const statesOf: Record<Language, readonly NamedState[]> = { en: states, es: statesEs }

type EmbedQuery = { hasFields: boolean; isRefused: boolean }

export default definePage<EmbedQuery>({
  load: ({ query }) => {
    const isRefused = isUnknownLanguage(query)
    return new Loaded({ hasFields: hasFieldsIn(query), isRefused }, { status: isRefused ? 422 : 200 })
  },
  frame: 'bare',
  head: ({ visit }) => {
    const { title, head } = words[visit.language].choose
    return { title, description: head, path: null }
  },
  show: ChooseState,
})

function ChooseState({ data: { hasFields, isRefused }, visit: { language } }: PageProps<EmbedQuery>) {
  const { otherLanguage } = useFrameWords()
  const { choose, refused, problems, state, foot } = words[language]
  const otherOne = language === 'en' ? 'es' : 'en'
  const other = {
    language: otherOne,
    words: otherLanguage,
    to: chooseAddress({ language: otherOne, hasFields }),
  } as const
  const directory = buildDirectoryPath(language, null)
  return (
    <EmbedFrame title={choose.title} count={null} other={other} directory={directory} foot={foot}>
      {isRefused && (
        <FailedList
          title={refused.title}
          failure={refusedLanguage.failure}
          words={problems}
          again={{ words: choose.title, to: chooseAddress({ language, hasFields }) }}
        />
      )}
      <ul className="embed-states">
        {statesOf[language].map(({ name, slug }) => (
          <li key={slug}>
            <a className="tap w-full" href={listAddress({ slug, language, hasFields })}>
              {state(name)}
            </a>
          </li>
        ))}
      </ul>
    </EmbedFrame>
  )
}
