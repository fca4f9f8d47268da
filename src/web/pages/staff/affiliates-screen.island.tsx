import { useState } from 'react'
import { affiliatesWords as words } from '#content/affiliates/affiliate-desk.ts'
import { directoryRecords as records } from '#content/states/directory-records.ts'
import type { AffiliatesAnswer } from '#contract/affiliates/affiliates.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AffiliateCard } from './affiliates/affiliate-card.tsx'
import { MakeAffiliate } from './affiliates/make-affiliate.tsx'
import { StaffScreen } from './staff-screen.tsx'

export default function AffiliatesScreen(given: DeskScreenProps<AffiliatesAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/affiliates">
      {(answer, { query }) => <Affiliates {...answer} done={query.get('done')} about={query.get('id')} />}
    </StaffScreen>
  )
}

type AffiliatesProps = AffiliatesAnswer & { done: string | null; about: string | null }

export function Affiliates({ affiliates, mayChange, done, about }: AffiliatesProps) {
  const refused = useRefused()
  const taken = new Set(affiliates.map(({ state }) => state))
  // Whatever was done since the page came has its own words.
  const [first] = useState(affiliates)
  const deeds: Partial<Record<string, string>> = words.done
  const known = new Set(first.map(({ id }) => id))
  // A changed key is said where the key stands.
  const doneText =
    done !== 'key' && affiliates === first && done !== null && Object.hasOwn(deeds, done) ? deeds[done] : undefined
  return (
    <>
      <DeskHead title={words.title} lead={mayChange ? words.lead : `${words.lead} ${words.only}`} />
      {doneText !== undefined && refused === null && <Notice tone="success" announced title={doneText} />}
      <div className={mayChange ? 'grid beside-4 gap-6 align-start pad-y-4' : 'pad-y-4'}>
        {affiliates.length === 0 ? (
          <EmptyState mark="window" title={words.empty.title}>
            <p className="ink-2">{mayChange ? words.empty.text : words.only}</p>
          </EmptyState>
        ) : (
          <ul className="ruled">
            {affiliates.map((affiliate) => (
              <li key={affiliate.id} id={`affiliate-${affiliate.id}`}>
                <AffiliateCard
                  affiliate={affiliate}
                  mayChange={mayChange}
                  isNew={affiliates.length === 1 || (done === 'make' && affiliate.id === about)}
                  words={words}
                  isOpen={affiliates.length === 1 || affiliate.id === about || !known.has(affiliate.id)}
                  isKeyChanged={affiliates === first && done === 'key' && affiliate.id === about}
                  record={records.find(({ code }) => code === affiliate.state)}
                />
              </li>
            ))}
          </ul>
        )}
        {mayChange && (
          <aside className="deskside" aria-label={words.make.title}>
            <MakeAffiliate words={words.make} records={records.filter(({ code }) => !taken.has(code))} />
          </aside>
        )}
      </div>
    </>
  )
}
