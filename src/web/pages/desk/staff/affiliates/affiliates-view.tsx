import { useState } from 'react'
import type { affiliatesWords } from '#content/desk/affiliate/affiliate-desk.ts'
import type { ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AffiliateCard } from './affiliate-card.tsx'
import { MakeAffiliate } from './make-affiliate.tsx'

type AffiliatesViewProps = {
  affiliates: readonly ListedAffiliate[]
  mayChange: boolean
  done: string | null
  about: string | null
  records: readonly StateDirectoryRecord[]
  words: typeof affiliatesWords
}

export function AffiliatesView({ affiliates, mayChange, done, about, records, words }: AffiliatesViewProps) {
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
          <aside className="deskside" aria-label="Add an affiliate">
            <MakeAffiliate records={records.filter(({ code }) => !taken.has(code))} />
          </aside>
        )}
      </div>
    </>
  )
}
