import type { importWords } from '#content/imports/imports.ts'
import type { ImportUnderWay } from '#contract/imports/imports.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export function UnderWay({ one, here, words }: { one: ImportUnderWay; here: string; words: typeof importWords }) {
  const { title, text } = words[one.isInterrupted ? 'interrupted' : 'underWay'][one.work]
  return (
    <Notice tone={one.isInterrupted ? 'danger' : 'notice'} title={`${one.fileName} ${title}`}>
      <p>
        {text} Begun by {one.by}, <Moment at={one.at} />.
      </p>
      <p>
        <ButtonLink to={here}>{words.lookAgain}</ButtonLink>
      </p>
    </Notice>
  )
}
