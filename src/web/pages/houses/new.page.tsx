import { useNavigate } from 'react-router'
import { houseWords } from '#content/residence-desk.ts'
import { states } from '#content/states/slugs.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/new.page'
import { askingFor } from './houses.query.ts'
import { NewForm } from './new-form.tsx'
import './houses.css'

const words = houseWords.add
const choices = states.map(({ code, name }) => ({ value: code, words: name }))

export function loader(asked: Route.LoaderArgs) {
  const answered = asked.context.get(requestFacts).formAnswer ?? null
  return readAtDesk('residences', asked, async () => ({ id: crypto.randomUUID(), answered }))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** The two answers a new house begins with. */
export default function NewHouse({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const asking = askingFor(useActsFor())
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace/residences" again="/workspace/residences/new">
      {({ id, answered }) => (
        <NewForm
          id={answered?.values.id || id}
          answered={answered}
          states={choices}
          words={words}
          add={asking.add}
          onAdded={(added) => navigate(`/workspace/residences/${added}?done=added`)}
        />
      )}
    </DeskFrame>
  )
}
