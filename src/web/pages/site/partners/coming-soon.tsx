import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { StandingDialog } from '#web/ui/overlay/standing-dialog.tsx'

type ComingSoonProps = {
  /** Heading of the page: it stands in the dialog, because all that lies behind rests. */
  page: string
  text: { title: string; words: string; promised: readonly string[]; back: string }
}

/** The four patches one after another: each promised item is a patch in progress. */
const PATCHES = [
  ['half', 'off', 'off', 'off'],
  ['off', 'half', 'off', 'off'],
  ['off', 'off', 'half', 'off'],
  ['off', 'off', 'off', 'half'],
] as const

/** In front of the page until it opens (spec, section 2; rulings 7): nothing dismisses it, its one button leads home. */
export function ComingSoon({ page, text }: ComingSoonProps) {
  return (
    <StandingDialog title={text.title} above={<h1 className="coming-soon-page">{page}</h1>}>
      <p className="mt-2">{text.words}</p>
      <ul className="promised">
        {text.promised.map((item, place) => (
          <li key={item}>
            <Block patches={PATCHES[place % 4] ?? PATCHES[0]} size={32} />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink look="primary" wide to="/">
        {text.back}
      </ButtonLink>
    </StandingDialog>
  )
}
