import type { comingSoon } from '#content/site/partners.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { StandingDialog } from '#web/ui/overlay/standing-dialog.tsx'

type ComingSoonProps = {
  /** The page's heading, in the dialog because everything behind it is inert. */
  page: string
  text: typeof comingSoon
}

const PATCHES = [
  ['half', 'off', 'off', 'off'],
  ['off', 'half', 'off', 'off'],
  ['off', 'off', 'half', 'off'],
  ['off', 'off', 'off', 'half'],
] as const

/** Cannot be dismissed; its one button leads home (docs/specification.md, section 2 and ruling 7). */
export function ComingSoon({ page, text }: ComingSoonProps) {
  return (
    <StandingDialog title={text.title} above={<h1 className="small quiet bold mb-2">{page}</h1>}>
      <p className="mt-2">{text.words}</p>
      <ul className="ruled line-above mt-4 mb-5">
        {text.promised.map((item, place) => (
          <li key={item} className="marked gap-3 align-center">
            <Block patches={PATCHES[place % 4] ?? PATCHES[0]} size={32} />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink variant="primary" wide to="/">
        {text.back}
      </ButtonLink>
    </StandingDialog>
  )
}
