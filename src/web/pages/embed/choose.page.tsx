import { useRef } from 'react'
import { embedWords } from '#content/embed.ts'
import { states } from '#content/states/slugs.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/choose.page'
import { EmbedFrame } from './embed-frame.tsx'
import { useFrameHeight } from './use-frame-height.ts'
import './embed.css'

export const handle = { frame: 'bare' }

export function meta({ matches }: Route.MetaArgs) {
  const { title, head } = embedWords.choose
  return pageHead({ title, description: head, path: null }, matches)
}

/** A frame whose address names no state: the 51 lists there are. */
export default function ChooseState() {
  const element = useRef<HTMLDivElement>(null)
  useFrameHeight(element, 1)
  const { choose, foot } = embedWords
  return (
    <EmbedFrame element={element} title={choose.title} count={null} directory="/directory" foot={foot}>
      <ul className="embed-states">
        {states.map(({ name, slug }) => (
          <li key={slug}>
            <a href={`/embed/directory/${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </EmbedFrame>
  )
}
