import type { ReactNode } from 'react'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { type HouseRule, houseRules } from '#domain/residence/house-rules.ts'
import { OwnWords, Part } from './part.tsx'
import '#web/ui/text/lists/facts.css'

export function Rules({ residence, words }: { residence: ResidenceDetail; words: ResidenceWords }) {
  const { rules: said, minimumSobrietyDays: days, yes, no } = residence
  const { rules } = words
  const whose = residence.isClaimed ? words.who.own : words.who.ownListed
  const curfew = yes.includes('curfew') ? rules.curfew.yes : no.includes('curfew') ? rules.curfew.no : null
  const stated = houseRules.flatMap((rule): { rule: HouseRule; text: ReactNode }[] => {
    const own = said[rule]
    if (own) return [{ rule, text: rules.plain(own) ?? <OwnWords>{own}</OwnWords> }]
    return rule === 'curfew' && curfew !== null ? [{ rule, text: curfew }] : []
  })
  if (stated.length === 0 && days === null) {
    return (
      <Part id="rules" title={rules.title}>
        <p className="measure">{residence.isClaimed ? rules.none : rules.unlisted}</p>
      </Part>
    )
  }
  return (
    <Part id="rules" title={rules.title}>
      <dl className="defs">
        <div>
          <dt>{rules.sober}</dt>
          <dd>{days === null ? `${words.cash.notStated}. ${words.who.askWhenYouCall}` : rules.soberDays(days)}</dd>
        </div>
        {stated.map(({ rule, text }) => (
          <div key={rule}>
            <dt>{rules.names[rule]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {whose !== '' && <p className="small quiet">{whose}</p>}
    </Part>
  )
}
