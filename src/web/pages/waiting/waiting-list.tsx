import { useState } from 'react'
import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingLists, WaitingPerson, WaitingResidence } from '#contract/waiting/waiting.ts'
import { audiences, audienceWords } from '#domain/residence/residence.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { AddPerson } from './add-person.tsx'
import { AskAgain } from './ask-again.tsx'
import { LeftList } from './left-list.tsx'
import { ListSettings } from './list-settings.tsx'
import { nameResidence } from './residences.tsx'
import { WaitingRow } from './waiting-row.tsx'

type WaitingListProps = {
  residence: WaitingResidence
  list: NonNullable<WaitingLists['list']>
  asksBy: WaitingLists['asksBy']
  mayChange: boolean
  at: Date
  once: string
  words: WaitingWords
}

export function WaitingList({ residence, list, asksBy, mayChange, at, once, words }: WaitingListProps) {
  const refused = useRefused()
  const now = useNow(at)
  const waiting = list.people.filter(({ place }) => place !== null)
  const left = list.people.filter(({ place }) => place === null)
  const due = waiting.filter(({ isDue }) => isDue)
  const isAddBack = refused?.values.act === 'add'
  const [isAdding, setAdding] = useState(isAddBack)
  return (
    <section className="stack stack-fill gap-5 w-52 break" aria-labelledby="house">
      <header>
        <h2 id="house" tabIndex={-1}>
          {nameResidence(residence, words)}
        </h2>
        <p className="small ink-2">
          {residence.keepsList === true ? words.keeps.yes : words.keeps.no}{' '}
          {mayChange && <SiteLink to={`/workspace/residences/${residence.id}`}>{words.keeps.change}</SiteLink>}
        </p>
      </header>
      {due.length > 0 && (
        <AskAgain people={due} days={list.pingDays} residence={residence} asksBy={asksBy} now={now} words={words} />
      )}
      {waiting.length === 0 && (
        <EmptyState title={words.empty.title} headingLevel={3}>
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      {audiences.map((audience) => {
        const people = waiting.filter((person) => person.audience === audience)
        return people.length === 0 ? null : (
          <People
            key={audience}
            title={audienceWords[audience]}
            people={people}
            residence={residence}
            now={now}
            words={words}
          />
        )
      })}
      <Disclosure summary={words.add.title} open={isAdding} onToggle={setAdding}>
        <AddPerson residence={residence} once={once} words={words} />
      </Disclosure>
      {left.length > 0 && <LeftList people={left} words={words} />}
      <Disclosure summary={words.settings.title} {...(refused?.values.act === 'settings' && { open: true })}>
        <ListSettings residence={residence} list={list} words={words} />
      </Disclosure>
    </section>
  )
}

type PeopleProps = Omit<WaitingListProps, 'list' | 'asksBy' | 'mayChange' | 'at' | 'once'> & {
  title: string
  people: readonly WaitingPerson[]
  now: Date
}

function People({ title, people, ...rest }: PeopleProps) {
  return (
    <section className="stack gap-2 stack-fill">
      <h3 className="t-name">{title}</h3>
      <ol className="waiting-rows ruled line-above line-below">
        {people.map((person) => (
          <li key={person.id} id={`w-${person.id}`} tabIndex={-1} data-unheard={person.isUnheard || undefined}>
            <WaitingRow person={person} inAll={people.length} {...rest} />
          </li>
        ))}
      </ol>
    </section>
  )
}
