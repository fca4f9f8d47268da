import { useRef } from 'react'
import { data } from 'react-router'
import { listEn } from '#content/seekers/list.en.ts'
import { listEs } from '#content/seekers/list.es.ts'
import { states } from '#content/states/slugs.ts'
import { type NamedState, statesEs } from '#content/states/spanish.ts'
import { type Language, languageOfPage } from '#domain/language.ts'
import type { ListWords } from '#domain/seeker-words/list-words.ts'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/choose.page'
import { EmbedFrame } from './embed-frame.tsx'
import { directoryBehind } from './frame-words.ts'
import { isUnknownLanguage, refusedLanguage } from './known-language.ts'
import { chooseAddress, listAddress } from './list-address.ts'
import { FailedList } from './states-of-list.tsx'
import { useFrameHeight } from './use-frame-height.ts'

export const handle = { frame: 'bare' }

const words: Record<Language, ListWords> = { en: listEn, es: listEs }

const statesOf: Record<Language, readonly NamedState[]> = { en: states, es: statesEs }

function read(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  return { language: languageOfPage(pathname, searchParams), isRefused: isUnknownLanguage(searchParams) }
}

export function loader({ request }: Route.LoaderArgs) {
  const asked = read(request)
  return data(asked, { status: asked.isRefused ? 422 : 200 })
}

/** A frame without an origin may not ask for the page's data. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, head } = words[loaderData?.language ?? 'en'].choose
  return pageHead({ title, description: head, path: null }, matches)
}

/** A frame whose address names no state: the 51 lists there are. */
export default function ChooseState({ loaderData: { language, isRefused } }: Route.ComponentProps) {
  const element = useRef<HTMLDivElement>(null)
  useFrameHeight(element, 1)
  const { otherLanguage } = useFrameWords()
  const { choose, refused, problems, state, foot } = words[language]
  const otherOne = language === 'en' ? 'es' : 'en'
  const other = { language: otherOne, words: otherLanguage, to: chooseAddress(otherOne) } as const
  const directory = directoryBehind(language, null)
  return (
    <EmbedFrame element={element} title={choose.title} count={null} other={other} directory={directory} foot={foot}>
      {isRefused && (
        <FailedList
          title={refused.title}
          failure={refusedLanguage.failure}
          words={problems}
          again={{ words: choose.title, to: chooseAddress(language) }}
        />
      )}
      <ul className="embed-states">
        {statesOf[language].map(({ name, slug }) => (
          <li key={slug}>
            <a href={listAddress({ slug, language })}>{state(name)}</a>
          </li>
        ))}
      </ul>
    </EmbedFrame>
  )
}
