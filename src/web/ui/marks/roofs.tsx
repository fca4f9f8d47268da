import './roofs.css'

const WIDTH = 480
/** Wide enough for a screen of 3,840 px. */
const REPEATS = Array.from({ length: 8 }, (_, place) => place * WIDTH)

const ROOFLINE =
  'M0 40V34H14V26L10 26 32 10 54 26H50V34H62V22H58L60 16H96L98 22H94V34H108V20H104L122 6V2H128V8L144 20H140V34H158V28H154L176 18 198 28H194V34H206V8H240V34H252V24H248L262 12V6H268V8L284 24H280V34H300V27H296L320 16 344 27H340V34H354V18L350 18 366 4 382 18H378V34H398V25H394L400 18H436L442 25H438V34H450V22H446L460 11 474 22H470V34H480V40Z'

/** The skyline that edges a band: it lies along the bottom of its positioned parent, in the parent's text colour. */
export function Roofs({ id, className }: { id: string; className: string }) {
  return (
    <svg className={`roofline ${className}`} aria-hidden="true" focusable="false">
      <defs>
        <path id={id} d={ROOFLINE} />
      </defs>
      {REPEATS.map((x) => (
        <use key={x} href={`#${id}`} x={x} />
      ))}
    </svg>
  )
}
