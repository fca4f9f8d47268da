import type { MailingWords } from '#content/affiliates/mailings.ts'
import { noMailReasons, type UnmailedResidence } from '#domain/states/residences/mailing.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

export function UnmailedResidences({ left, words }: { left: readonly UnmailedResidence[]; words: MailingWords }) {
  if (left.length === 0) return null
  return (
    <Disclosure summary={words.preview.getsNone(left.length)}>
      <dl className="stack gap-3">
        {noMailReasons.map((why) => {
          const homes = left.filter((one) => one.why === why).map(({ home }) => home)
          return homes.length === 0 ? null : (
            <div key={why} className="break">
              <dt className="bold">
                {words.reasons[why]}: {words.count(homes.length)}
              </dt>
              <dd className="small">{homes.join(', ')}</dd>
            </div>
          )
        })}
      </dl>
    </Disclosure>
  )
}
