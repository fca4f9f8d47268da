import { ButtonLink } from '#web/ui/action/button.tsx'

/** What was typed where a state is asked for may be a town, a ZIP code, a need or a home's name: the search understands all of them. */
export function HomesNear({ typed }: { typed: string }) {
  return (
    <ButtonLink to={`/residences?${new URLSearchParams({ near: typed, open: '1' })}`}>
      Search homes for “{typed}”
    </ButtonLink>
  )
}
